import { contrast, difference, toneOf } from '@moonpage/engine/colour/colour.ts';
import { createPalette, type Palette } from '@moonpage/engine/colour/palette.ts';
import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readColours } from '../../rules/colours.ts';
import { type ImagePalette, imagePalettes } from './image-palettes.ts';

const frog = ['#3d8130', '#e9f5db', '#c1121f', '#1b1b1b'];
const named = (colours: readonly string[], name: string) =>
  imagePalettes(colours).find((palette) => palette.name === name);

function asPageShows({ mainColors, pageBackground }: ImagePalette): Palette {
  return createPalette({ colours: readColours(mainColors).colours, background: pageBackground });
}

test('a colourful picture gives a dark, a light and a vivid palette', () => {
  const palettes = imagePalettes(frog);
  expect(palettes.map(({ name }) => name)).toEqual(['Dark', 'Light', 'Vivid']);
  expect(palettes.map((palette) => asPageShows(palette).scheme)).toEqual([
    'dark',
    'light',
    expect.any(String),
  ]);
});

test('the picture’s hues stay recognisable', () => {
  for (const palette of imagePalettes(['#3d8130'])) {
    const main = toneOf(palette.mainColors.split(',')[0] ?? '');
    const page = toneOf(palette.pageBackground);
    const hues = [main, page].filter(({ chroma }) => chroma >= 0.02).map(({ hue }) => Math.round(hue));
    expect(hues.length).toBeGreaterThan(0);
    for (const hue of hues) expect(Math.abs(hue - toneOf('#3d8130').hue)).toBeLessThan(8);
  }
});

test('the vivid page is the picture’s own strongest colour', () => {
  expect(named(['#dddddd', '#ef4444'], 'Vivid')?.pageBackground).toBe('#ef4444');
});

test('a grey picture stays grey, and has no vivid page', () => {
  const palettes = imagePalettes(['#000000', '#808080', '#ffffff']);
  expect(palettes.map(({ name }) => name)).toEqual(['Dark', 'Light']);
  for (const { mainColors, pageBackground } of palettes) {
    for (const hex of [...mainColors.split(','), pageBackground])
      expect(toneOf(hex).chroma).toBeLessThan(0.005);
  }
});

test('a picture of which nothing can be seen has no palette', () => {
  expect(imagePalettes([])).toEqual([]);
});

test('whatever the picture, the form takes the palette and the page shows its colours unchanged', () => {
  const hex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  assert(
    property(array(hex, { minLength: 1, maxLength: 5 }), (colours) => {
      const palettes = imagePalettes(colours);
      expect(palettes.length).toBeGreaterThanOrEqual(2);
      for (const palette of palettes) {
        const { colours: mains, refusal } = readColours(palette.mainColors);
        expect(refusal).toBeNull();
        expect(mains.length).toBeGreaterThanOrEqual(1);
        expect(mains.length).toBeLessThanOrEqual(2);
        const shown = asPageShows(palette);
        expect(shown.background).toBe(palette.pageBackground);
        expect(shown.primary).toBe(mains[0]);
        expect(difference(shown.primary, shown.background)).toBeGreaterThan(0.15);
        expect(contrast(shown.onPrimary, shown.primary)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
});
