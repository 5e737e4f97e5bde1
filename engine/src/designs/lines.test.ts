import { describe, expect, it } from 'vitest';
import { en } from '../languages/en.ts';
import { findPolicyViolations } from '../policy/creator-text.ts';
import { hasClaimWord } from '../policy/claim-words.ts';
import { type DesignName, designNames } from '../document/design-names.ts';
import { designs } from './designs.ts';
import { tones } from '../text/tones.ts';
import { labelNames, linesFor, places, type Place } from './lines.ts';

const most: Record<Place, number> = {
  hero: 120,
  marquee: 40,
  countdown: 60,
  storyEnd: 200,
  buy: 140,
  closing: 140,
};
const needs = /\{(?:subject|a subject|quote|chain|native)\}/;

const all = (design: DesignName) =>
  places.flatMap((place) =>
    Object.values(designs[design].wording.lines[place]).flatMap((texts) =>
      texts.map((text) => ({ place, text })),
    ),
  );

describe.each(designNames)('the lines of %s', (name) => {
  const { wording } = designs[name];
  const lines = all(name);

  it.each(places)(
    'are at least thirty for the place %s, eighteen for each tone that need nothing',
    (place) => {
      expect(lines.filter((line) => line.place === place).length).toBeGreaterThanOrEqual(30);
      const free = tones.map(
        (tone) => linesFor(wording.lines, place, tone).filter((text) => !needs.test(text)).length,
      );
      expect(Math.min(...free)).toBeGreaterThanOrEqual(18);
    },
  );

  it('fit their places, hold known tokens alone, and promise nothing', () => {
    const faults = lines.flatMap(({ place, text }) => {
      const filled = text
        .replaceAll('{name}', 'Kevin from Ac')
        .replaceAll('{ticker}', '$KEVIN')
        .replaceAll('{chain}', 'Solana')
        .replaceAll('{native}', 'SOL')
        .replaceAll('{a subject}', 'a raccoon')
        .replaceAll('{subject}', 'raccoon')
        .replaceAll('{quote}', 'He pays rent.');
      const quotesWhereNoneFits = text.includes('{quote}') && ['marquee', 'countdown', 'buy'].includes(place);
      return [
        /[{}'"—]/.test(filled) ? `${text}: a sign` : [],
        filled.length > most[place] ? `${text}: ${filled.length} characters` : [],
        findPolicyViolations(filled).map(({ message }) => `${text}: ${message}`),
        hasClaimWord(filled) ? `${text}: a claim` : [],
        quotesWhereNoneFits ? `${text}: a quotation` : [],
      ].flat();
    });
    expect(faults).toEqual([]);
  });

  it('are each said once, here and in every other design', () => {
    const texts = lines.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    for (const other of designNames) {
      if (other === name) continue;
      const theirs = new Set(all(other).map(({ text }) => text.toLowerCase()));
      expect(texts.filter((text) => theirs.has(text))).toEqual([]);
    }
  });

  it('are not those that a page has without them', () => {
    const plain = new Set<unknown>(Object.values(en.written));
    expect(lines.filter(({ text }) => plain.has(text))).toEqual([]);
  });

  it('leave each heading plain, short and unlike the others', () => {
    const labels = labelNames.flatMap((label) => wording.labels[label]);
    expect(new Set(labels.map((text) => text.toLowerCase())).size).toBe(labels.length);
    for (const label of labelNames) expect(wording.labels[label].length).toBeGreaterThanOrEqual(2);
    expect(labels.filter(({ length }) => length > 40)).toEqual([]);
  });
});
