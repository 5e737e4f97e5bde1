import { expect, it } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { designs } from '../designs/designs.ts';
import type { FontFace } from '../designs/design.ts';
import { isMeasured, widthIn } from '../designs/letter-widths.ts';
import { type FirstWords, type FallbackFace, fallbackFacesFor } from './fallback-fit.ts';

const words = { name: 'Wwww', headline: 'Will hug: it’s a dog', tagline: 'Illi' };
const fitted = designNames.flatMap((design) =>
  designs[design].fonts
    .filter(({ fallback }) => fallback?.fit)
    .map((face) => ({ design, family: face.family, face })),
);
const byLetter = fitted.filter(({ face }) => face.fallback?.fit?.sizes);
const percent = (value: string | undefined) => Number.parseFloat(value ?? '');

/** As a browser chooses among faces of one family: the last whose range has the letter. */
function fallbackFaceOf(letter: string, fallbackFaces: readonly FallbackFace[]): FallbackFace | undefined {
  const point = letter.codePointAt(0) ?? 0;
  return fallbackFaces.findLast(({ letters }) =>
    (letters ?? 'U+0-10FFFF').split(',').some((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return point >= first && point <= last;
    }),
  );
}

/** How wide fallback fonts set a text, as a part of how wide the font itself does. */
function widthOf(
  text: string,
  { family, fallback }: FontFace,
  fallbackFaces: readonly FallbackFace[],
): number {
  const fit = fallback?.fit;
  if (!fit || !isMeasured(family)) throw new Error(`The letters of ${family} were not measured.`);
  let width = 0;
  for (const letter of text) {
    const fallbackFace = fallbackFaceOf(letter, fallbackFaces);
    const isOther = fallbackFace?.local === fit.other?.names;
    const local = fit.other && isOther ? fit.other.local : fit.local;
    width += (widthIn(local, letter) * percent(fallbackFace?.sizeAdjust)) / 100;
  }
  return width / widthIn(family, text);
}

function saidIn({ fallback }: FontFace, first: FirstWords): string {
  const fit = fallback?.fit;
  const text = fit ? first[fit.words] : '';
  return fit?.letters === 'capitals' ? text.toUpperCase() : text;
}

it.each(fitted)(
  'the fallback of $family sets the words of $design as wide and as high as the font does',
  ({ face }) => {
    const { fallback } = face;
    const fallbackFaces = fallbackFacesFor(face, words);
    expect(widthOf(saidIn(face, words), face, fallbackFaces)).toBeCloseTo(1, 2);
    for (const fallbackFace of fallbackFaces)
      for (const edge of ['ascentOverride', 'descentOverride'] as const) {
        const height = percent(fallbackFace[edge]) * percent(fallbackFace.sizeAdjust);
        const measured = percent(fallback?.[edge]) * percent(fallback?.sizeAdjust);
        expect(height / measured).toBeCloseTo(1, 2);
      }
  },
);

it.each(byLetter)(
  'by letter, lines of $design that $family was not fitted to are as wide too',
  ({ face }) => {
    const first = {
      name: 'Baby Doge',
      headline: 'Have you hugged a dog today?',
      tagline: 'Twice as loud as its dad.',
    };
    const fallbackFaces = fallbackFacesFor(face, first);
    const one = fallbackFacesFor(face, first).slice(0, 1);
    const lines = [
      'BUY $BABYDOGE ON UNISWAP',
      'FIRST A DOG WITH A FLUTE',
      'NO CONTRACT YET. TRUST NO ADDRESS.',
    ];
    const strays = (with_: readonly FallbackFace[]) =>
      lines.reduce((sum, line) => sum + Math.abs(widthOf(line, face, with_) - 1), 0) / lines.length;
    expect(strays(fallbackFaces)).toBeLessThan(0.06);
    expect(strays(fallbackFaces)).toBeLessThan(strays(one));
  },
);

it('letters of one fallback font differ little in size from those of another', () => {
  for (const { face } of byLetter) {
    const sizes = fallbackFacesFor(face, words).filter(({ letters }) => letters !== 'U+20');
    const common = percent(sizes[0]?.sizeAdjust);
    for (const { sizeAdjust } of sizes) {
      const most = face.fallback?.fit?.sizes?.most ?? 0;
      expect(Math.abs(percent(sizeAdjust) / common - 1)).toBeLessThan(most + 0.01);
    }
  }
});

it('keeps the measured size where words are of other letters, or would make it another face', () => {
  const face = fitted[0]?.face;
  if (!face) throw new Error('No face is fitted.');
  const inChinese = { name: '猫币', headline: '猫币', tagline: '猫币' };
  expect(fallbackFacesFor(face, inChinese)).toEqual([{ ...face.fallback, letters: null }]);
  const size = percent(face.fallback?.sizeAdjust);
  for (const odd of ['lllllllllllllll', '@@@@@@@@@@@@']) {
    const [own] = fallbackFacesFor(face, { name: odd, headline: odd, tagline: odd });
    expect(percent(own?.sizeAdjust) / size).toBeGreaterThanOrEqual(0.5);
    expect(percent(own?.sizeAdjust) / size).toBeLessThanOrEqual(2);
  }
});
