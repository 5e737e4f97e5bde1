import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { inksOf, tabloidTokens } from './tokens.ts';

const backgrounds = [
  'white',
  '#fff4d6',
  'beige',
  '#000',
  '#0052ff',
  '#ff0',
  '#777777',
  '#888',
  'hotpink',
  '#0b3d0b',
];
const colours = ['#000000', '#ffffff', '#7c3aed', '#ef4444', '#39ff14', 'tan', 'yellow', '#0052ff'];
const palettes = backgrounds.flatMap((background) =>
  colours.map((colour) => createPalette({ colours: [colour], background })),
);

describe('the tinted stock', () => {
  it('is the plain surface where the paper has a colour of its own', () => {
    const palette = createPalette({ colours: ['#16a34a'], background: '#ffff00' });
    expect(tabloidTokens(palette)['--tint']).toBe(palette.surface);
  });
});

it('prints pictures as positives in either edition, in inks that are read on one another', () => {
  for (const palette of palettes) {
    const { dark, light } = inksOf(palette);
    expect(contrast(dark, '#ffffff')).toBeGreaterThan(contrast(light, '#ffffff'));
    expect(contrast(dark, light)).toBeGreaterThanOrEqual(4.5);
  }
});
