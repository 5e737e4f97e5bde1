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

/** Top hat, bowler and crown, on a head that is 156 across at a height of 118. */
export const hats: readonly [Garment, ...Garment[]] = [
  ({ ink, accent, edge }) => (
    <g transform="rotate(-5 200 100)" stroke={edge}>
      <path d="M150 96L140 2Q200 -14 260 2L250 96z" fill={ink} />
      <path d="M148 66Q200 76 252 66L250 96H150z" fill={accent} />
      <path d="M104 92Q200 66 296 92Q292 112 200 116Q108 112 104 92z" fill={ink} />
    </g>
  ),
  ({ ink, accent, edge }) => (
    <g transform="rotate(5 200 100)" stroke={edge}>
      <path d="M134 92C128 8 272 8 266 92z" fill={ink} />
      <path d="M132 76Q200 92 268 76V96H132z" fill={accent} />
      <path d="M104 88Q112 100 200 98Q288 100 296 88Q292 116 200 118Q108 116 104 88z" fill={ink} />
    </g>
  ),
  ({ ink, paper, accent, edge }) => (
    <g transform="rotate(-7 200 100)" stroke={ink}>
      <path d="M142 100L124 22L168 62L200 6L232 62L276 22L258 100z" fill={edge} />
      <path d="M142 88Q200 100 258 88L256 112Q200 122 144 112z" fill={paper} />
      <path d="M124 22v0M200 6v0M276 22v0" stroke={accent} strokeWidth="20" />
      <path d="M168 103v0M200 106v0M232 103v0" strokeWidth="7" />
    </g>
  ),
];

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

/** Handlebar, walrus, pencil and the full admiral. */
export const moustaches: readonly [string, ...string[]] = [
  'M200 246C184 230 160 236 150 252C140 266 118 264 114 248C106 276 138 292 164 278C182 270 194 262 200 256C206 262 218 270 236 278C262 292 294 276 286 248C282 264 260 266 250 252C240 236 216 230 200 246z',
  'M200 240C176 232 146 244 138 280C158 270 176 276 186 272C194 270 198 266 200 262C202 266 206 270 214 272C224 276 242 270 262 280C254 244 224 232 200 240z',
  'M200 254C186 246 164 252 140 270C164 266 186 270 200 262C214 270 236 266 260 270C236 252 214 246 200 254z',
  'M200 246C180 234 150 240 132 232C124 228 118 222 116 216C104 240 120 268 150 272C176 274 192 264 200 256C208 264 224 274 250 272C280 268 296 240 284 216C282 222 276 228 268 232C250 240 220 234 200 246z',
];
