import { expect, test } from 'vitest';
import { contrast } from '../colour/colour.ts';
import { createPalette } from '../colour/palette.ts';
import { compose } from '../compose/compose.ts';
import { designNames } from '../document/design-names.ts';
import type { FactsImage } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import { testOptions } from './page.fixture.ts';
import { renderPage } from './render-page.tsx';
import { designTokens } from './style.ts';
import { designs } from '../designs/designs.ts';
import { pictureTreatmentOf } from '../sections/picture-treatment.ts';

const picture = (changes: Partial<FactsImage>): FactsImage => ({
  url: '/files/main_images/pepe.webp',
  width: 512,
  height: 512,
  ...changes,
});
const white = { edge: 1, body: 1 };
const black = { edge: 0, body: 0 };
const paper = {
  '--background': '#ffffff',
  '--surface': '#f4f4f4',
  '--primary': '#7c3aed',
  '--text': '#111111',
} as const;
const night = {
  '--background': '#000000',
  '--surface': '#0e0e0e',
  '--primary': '#1f2937',
  '--secondary': '#e8c547',
  '--text': '#fafafa',
} as const;

test.each([
  ['nearly square', 512, 440, null],
  ['wide', 512, 171, { kind: 'wide' }],
  ['tall', 171, 512, { kind: 'tall' }],
] as const)('a photograph that is %s', (_what, width, height, treatment) => {
  expect(pictureTreatmentOf(picture({ width, height }), paper)).toEqual(treatment);
});

test('no picture has no treatment, and one that was stored without a silhouette is a photograph', () => {
  expect(pictureTreatmentOf(null, paper)).toBeNull();
  expect(pictureTreatmentOf(picture({ silhouette: null }), paper)).toBeNull();
});

test('a cut-out stands free where it is seen, and a wide one is a logo', () => {
  expect(pictureTreatmentOf(picture({ silhouette: black }), paper)).toEqual({ kind: 'cutout' });
  expect(pictureTreatmentOf(picture({ silhouette: black, height: 200 }), paper)).toEqual({ kind: 'logo' });
});

test('a cut-out with an outline stands free where the outline alone is lost', () => {
  expect(pictureTreatmentOf(picture({ silhouette: { edge: 0, body: 0.4 } }), night)).toEqual({
    kind: 'cutout',
  });
});

test('a logo that would be lost gets a plate of the first of the design’s colours that shows it', () => {
  expect(pictureTreatmentOf(picture({ silhouette: white }), paper)).toEqual({
    kind: 'plate',
    colour: '#7c3aed',
  });
  expect(pictureTreatmentOf(picture({ silhouette: black }), night)).toEqual({
    kind: 'plate',
    colour: '#e8c547',
  });
  expect(pictureTreatmentOf(picture({ silhouette: white }), night, ['--text'])).toEqual({
    kind: 'plate',
    colour: '#0e0e0e',
  });
});

test.each(designNames)('%s shows a white and a black logo on every ground', (name) => {
  const { picture: style } = designs[name];
  for (const background of ['#ffffff', '#fdf6e3', '#7f7f7f', '#101828', '#000000']) {
    const palette = createPalette({ colours: ['#ffe066', '#ff8fab'], background });
    const tokens = designTokens(designs[name], palette, 1);
    const grounds = (style?.grounds ?? ['--background']).map((ground) => tokens[ground]);
    for (const [silhouette, logo] of [
      [white, '#ffffff'],
      [black, '#000000'],
    ] as const) {
      const treatment = pictureTreatmentOf(picture({ silhouette }), tokens, style?.grounds);
      const behind = treatment?.kind === 'plate' ? [treatment.colour] : grounds;
      expect(behind.filter((ground) => !(contrast(logo, ground ?? '') >= 1.8))).toEqual([]);
    }
  }
});

test('a page names the treatment at its picture and has the style for it, others have none', () => {
  const pageOf = (image: FactsImage) => {
    const facts = testFacts({ image, background: '#ffffff' });
    return renderPage(compose({ facts, seed: 1, design: 'desktop-98' }), facts, testOptions({})).html;
  };
  const logo = pageOf(picture({ silhouette: white }));
  expect(logo).toContain('class="mascot mascot-plate"');
  expect(logo).toMatch(/--plate:#[0-9a-f]{6}/);
  const photograph = pageOf(picture({}));
  expect(photograph).toContain('class="mascot"');
  expect(photograph).not.toContain('mascot-plate');
});
