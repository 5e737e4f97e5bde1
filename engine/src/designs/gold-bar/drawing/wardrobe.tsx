import type { ReactElement } from 'react';

/** What clothes are cut from. */
export interface Cloth {
  ink: string;
  paper: string;
  accent: string;
  /** Of seams and brims, seen on ink. */
  edge: string;
}

type Garment = (cloth: Cloth) => ReactElement;

/** Bow tie, cravat with a pin, and an order on its ribbon. */
export const neckwear: readonly [Garment, ...Garment[]] = [
  ({ paper, accent }) => (
    <>
      <path d="M146 306L198 338L158 356zM254 306L202 338L242 356z" fill={paper} />
      <path d="M200 348L150 322Q142 348 150 376zM200 348L250 322Q258 348 250 376z" fill={accent} />
      <path d="M188 336h24v26h-24z" fill={accent} />
    </>
  ),
  ({ paper, accent, edge }) => (
    <>
      <path d="M164 318Q200 344 236 318L224 366L238 424L200 452L162 424L176 366z" fill={accent} />
      <path d="M146 304L200 340L166 352zM254 304L200 340L234 352z" fill={paper} />
      <path d="M200 382v0" stroke={edge} strokeWidth="18" />
    </>
  ),
  ({ ink, paper, accent, edge }) => (
    <>
      <path d="M146 306L198 338L158 356zM254 306L202 338L242 356z" fill={paper} />
      <path d="M176 330L224 330L212 346L234 366L212 362L200 376L188 362L166 366L188 346z" fill={ink} />
      <path d="M270 326L206 418L180 400L246 318z" fill={accent} />
      <path d="M193 410l9 16 18 2-13 13 4 18-18-9-17 9 3-18-13-13 18-2z" fill={edge} />
    </>
  ),
];
