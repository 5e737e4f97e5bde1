import type { ReactElement } from 'react';
import type { Palette } from '../colour/palette.ts';
import { drawCreature } from '../creatures/draw.ts';
import { parseEmblem } from '../creatures/emblem.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Design } from './design.ts';

/** What stands for a coin without a picture, as its design draws it: an inline SVG with its colours as attributes. */
export function emblemOf(
  { Emblem, Creature }: Pick<Design, 'Emblem' | 'Creature'>,
  { emblem, seed }: Pick<PageDocument, 'emblem' | 'seed'>,
  symbol: string,
  palette: Palette,
): ReactElement {
  const look = emblem === undefined ? null : parseEmblem(emblem);
  if (look === null) return <Emblem symbol={symbol} seed={seed} palette={palette} />;
  // A rebuild has another seed, and the same emblem.
  const ownSeed = seedOf(symbol, look.variant);
  if (look.creature === null) return <Emblem symbol={symbol} seed={ownSeed} palette={palette} />;
  const drawn = drawCreature(look.creature, look.variant);
  return <Creature symbol={symbol} seed={ownSeed} palette={palette} {...drawn} />;
}

function seedOf(symbol: string, variant: number): number {
  return Array.from(symbol).reduce(
    (seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0,
    variant,
  );
}
