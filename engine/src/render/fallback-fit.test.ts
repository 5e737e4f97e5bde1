import { expect, it } from 'vitest';
import { designNames } from '../designs/design-names.ts';
import { designs } from '../designs/designs.ts';
import { isMeasured, widthIn } from '../designs/letter-widths.ts';
import { fittedFallback } from './fallback-fit.ts';

const words = { name: 'Wwww', headline: 'Will hug: it’s a dog', tagline: 'Illi' };
const fitted = designNames.flatMap((design) =>
  designs[design].fonts
    .filter(({ fallback }) => fallback?.fit)
    .map((face) => ({ design, family: face.family, face })),
);
const percent = (value: string | undefined) => Number.parseFloat(value ?? '');

it.each(fitted)(
  '$family stands in for itself as wide as the words of $design and as high as ever',
  ({ face }) => {
    const { family, fallback } = face;
    const fit = fallback?.fit;
    if (!fit || !isMeasured(family)) throw new Error(`The letters of ${family} were not measured.`);
    const text = fit.letters === 'capitals' ? words[fit.words].toUpperCase() : words[fit.words];
    const own = fittedFallback(face, words);
    const width = (widthIn(fit.local, text) * percent(own?.sizeAdjust)) / 100;
    expect(width / widthIn(family, text)).toBeCloseTo(1, 3);
    for (const edge of ['ascentOverride', 'descentOverride'] as const) {
      const height = percent(own?.[edge]) * percent(own?.sizeAdjust);
      expect(height / (percent(fallback[edge]) * percent(fallback.sizeAdjust))).toBeCloseTo(1, 2);
    }
  },
);

it('keeps the measured size where words are of other letters, or would make it another face', () => {
  const face = fitted[0]?.face;
  if (!face) throw new Error('No face is fitted.');
  const inChinese = { name: '猫币', headline: '猫币', tagline: '猫币' };
  expect(fittedFallback(face, inChinese)).toBe(face.fallback);
  const size = percent(face.fallback?.sizeAdjust);
  for (const odd of ['lllllllllllllll', '@@@@@@@@@@@@']) {
    const own = percent(fittedFallback(face, { name: odd, headline: odd, tagline: odd })?.sizeAdjust);
    expect(own / size).toBeGreaterThanOrEqual(0.74);
    expect(own / size).toBeLessThanOrEqual(1.351);
  }
});
