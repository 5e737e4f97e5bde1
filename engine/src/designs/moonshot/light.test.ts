import { describe, expect, it } from 'vitest';
import { colourToHex, contrast, over, parseColour, type Colour } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { hazeOf } from './light.ts';

const wishes = [
  { colours: ['#7c3aed', '#ef4444'], background: '#000000' },
  { colours: ['#0052ff', '#7fb2ff'], background: '#0052ff' },
  { colours: ['tan', '#c47a5a'], background: 'beige' },
  { colours: ['#000000', '#ffffff'], background: '#000' },
  { colours: ['#777777'], background: '#777777' },
  { colours: ['hotpink'], background: '#fff' },
];

function colour(hex: string): Colour {
  const parsed = parseColour(hex);
  if (parsed === null) throw new Error(`${hex} is not a colour`);
  return parsed;
}

describe('a haze', () => {
  it.each(wishes)('of $colours on $background leaves plain text readable in its brightest spot', (wish) => {
    const palette = createPalette(wish);
    for (const light of [palette.primary, palette.secondary]) {
      const haze = hazeOf(light, palette);
      const ground = colourToHex(over(colour(haze), colour(palette.background)));
      for (const text of [palette.text, palette.textMuted]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('is as strong as it may be where there is contrast to spare', () => {
    const palette = createPalette({ colours: ['#7c3aed', '#ef4444'], background: '#000000' });
    expect(hazeOf(palette.primary, palette)).toBe('#7c3aed3d');
  });
});
