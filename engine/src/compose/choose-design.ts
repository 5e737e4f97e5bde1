import { contrast, parseColour, colourToHex, toneOf } from '../colour/colour.ts';
import { designNames } from '../document/design-names.ts';
import type { DesignName } from '../document/design-names.ts';
import { designs } from '../designs/designs.ts';
import type { Facts } from '../facts.ts';
import { hashOf, mulberry32, pickWeighted } from './outline/random.ts';
import type { Reading } from './reading/reading.ts';

/** Picks a design by what the coin is, its mood and its colours; the seed decides among what suits. */
export function chooseDesign(facts: Facts, reading: Reading, seed: number): DesignName {
  return chooseAmong(designNames, { facts, reading, seed });
}

/** The same from fewer designs, of which there is at least one. */
export function chooseAmong(
  names: readonly DesignName[],
  { facts, reading, seed }: { facts: Facts; reading: Reading; seed: number },
): DesignName {
  const background = hexOr(facts.background, '#000000');
  const first = hexOr(facts.colours[0] ?? '', '#7c3aed');
  const coin = {
    moods: reading.moods,
    kind: reading.subject?.kind ?? null,
    dark: contrast('#ffffff', background) > contrast('#000000', background),
    vivid: Math.max(toneOf(background).chroma, toneOf(first).chroma) > 0.17,
  };
  const random = mulberry32(hashOf(`${seed} design`));
  return pickWeighted(random, names, (name) => designs[name].affinity(coin)) ?? 'moonshot';
}

function hexOr(text: string, otherwise: string): string {
  const colour = parseColour(text);
  return colour === null ? otherwise : colourToHex(colour);
}
