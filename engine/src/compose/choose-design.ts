import { contrast, parseColour, colourToHex, toneOf } from '../colour/colour.ts';
import { designNames } from '../designs/design-names.ts';
import type { DesignName } from '../designs/design-names.ts';
import type { Facts } from '../facts.ts';
import { coinKey } from './material.ts';
import { hashOf, mulberry32, pickWeighted } from './random.ts';
import type { Reading } from './reading/reading.ts';

/** What a design's choice may depend on. */
interface Character {
  reading: Reading;
  /** The page's background is dark. */
  dark: boolean;
  /** Background or first colour is saturated. */
  vivid: boolean;
}

/** How well a coin suits a design, from 1 (as any coin does) up; a design twice as suited is chosen twice as often. */
const affinities: Record<DesignName, (coin: Character) => number> = {
  moonshot: ({ reading: { moods, subject }, dark }) =>
    1 +
    (moods.has('space') ? 2 : 0) +
    (dark ? 0.5 : 0) +
    (moods.has('dry') ? 0.5 : 0) +
    (subject.kind === 'animal' ? 0.25 : 0),
  comic: ({ reading: { moods, subject }, dark, vivid }) =>
    1 +
    (moods.has('loud') ? 1 : 0) +
    (moods.has('tale') ? 1 : 0) +
    (subject.kind === 'character' || subject.kind === 'food' ? 0.75 : 0) +
    (dark ? 0 : 0.5) +
    (vivid ? 0.5 : 0),
  terminal: ({ reading: { moods, subject }, dark }) =>
    1 +
    (moods.has('tech') ? 1.5 : 0) +
    (moods.has('dry') ? 0.5 : 0) +
    (subject.kind === 'unknown' || subject.kind === 'letter' ? 0.5 : 0) +
    (dark ? 0.25 : 0),
  brutal: ({ reading: { moods, subject }, vivid }) =>
    1 +
    (moods.has('loud') ? 0.75 : 0) +
    (moods.has('dry') ? 0.5 : 0) +
    (vivid ? 0.75 : 0) +
    (subject.kind === 'object' ? 0.5 : 0),
  'toon-sky': ({ reading: { moods, subject }, dark, vivid }) =>
    1 +
    (subject.kind === 'animal' ? 1 : 0) +
    (moods.has('tale') ? 0.75 : 0) +
    (dark ? 0 : 0.75) +
    (vivid ? 0.5 : 0),
  arcade: ({ reading: { moods, subject }, dark, vivid }) =>
    1 +
    (moods.has('tech') ? 0.5 : 0) +
    (moods.has('loud') ? 0.5 : 0) +
    (subject.kind === 'character' || subject.kind === 'animal' ? 0.5 : 0) +
    (dark ? 0.5 : 0) +
    (vivid ? 0.25 : 0),
  'desktop-98': ({ reading: { moods, subject }, dark }) =>
    1 +
    (moods.has('tech') ? 1 : 0) +
    (moods.has('dry') ? 0.75 : 0) +
    (moods.has('calm') ? 0.25 : 0) +
    (subject.kind === 'object' || subject.kind === 'unknown' ? 0.5 : 0) +
    (dark ? 0 : 0.25),
  'gold-bar': ({ reading: { moods, subject }, dark }) =>
    1 +
    (moods.has('dry') ? 0.75 : 0) +
    (moods.has('calm') ? 0.5 : 0) +
    (subject.kind === 'animal' ? 0.25 : 0) +
    (subject.kind === 'object' ? 0.25 : 0) +
    (dark ? 0.25 : 0),
  candy: ({ reading: { moods, subject }, dark, vivid }) =>
    1 +
    (subject.kind === 'food' ? 1.5 : 0) +
    (subject.kind === 'animal' ? 0.75 : 0) +
    (moods.has('calm') ? 0.5 : 0) +
    (dark ? 0 : 0.75) +
    (vivid ? 0.25 : 0),
  sticker: ({ reading: { moods, subject }, dark, vivid }) =>
    1 +
    (moods.has('tale') ? 0.5 : 0) +
    (moods.has('loud') ? 0.5 : 0) +
    (subject.kind === 'animal' || subject.kind === 'character' ? 0.5 : 0) +
    (subject.kind === 'food' || subject.kind === 'object' ? 0.75 : 0) +
    (dark ? 0 : 0.25) +
    (vivid ? 0.25 : 0),
  tabloid: ({ reading: { moods, subject }, dark }) =>
    1 +
    (moods.has('tale') ? 1 : 0) +
    (moods.has('dry') ? 0.5 : 0) +
    (subject.kind === 'character' ? 0.75 : 0) +
    (subject.kind === 'idea' ? 0.25 : 0) +
    (dark ? 0 : 0.5),
  sunset: ({ reading: { moods, subject }, dark, vivid }) =>
    1 +
    (moods.has('calm') ? 0.75 : 0) +
    (moods.has('space') ? 0.5 : 0) +
    (moods.has('tech') ? 0.5 : 0) +
    (subject.kind === 'object' || subject.kind === 'letter' ? 0.25 : 0) +
    (vivid ? 0.5 : 0) +
    (dark ? 0.5 : 0),
};

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
    reading,
    dark: contrast('#ffffff', background) > contrast('#000000', background),
    vivid: Math.max(toneOf(background).chroma, toneOf(first).chroma) > 0.17,
  };
  const random = mulberry32(hashOf(`${seed} design ${coinKey(facts)}`));
  return pickWeighted(random, names, (name) => affinities[name](coin)) ?? 'moonshot';
}

function hexOr(text: string, otherwise: string): string {
  const colour = parseColour(text);
  return colour === null ? otherwise : colourToHex(colour);
}
