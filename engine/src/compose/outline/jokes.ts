import type { Material } from '../../designs/material.ts';

/** What lines come back to until the joke is worn. */
export const jokes = [
  'habit',
  'traits',
  'claim',
  'denial',
  'prop',
  'sound',
  'part',
  'wants',
  'place',
  'spoken',
  'called',
  'count',
  'refrain',
] as const satisfies readonly (keyof Material)[];

export type Joke = (typeof jokes)[number];
