import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { tokens } from './tokens.ts';

const backgrounds = [
  'white',
  '#fff4d6',
  'beige',
  '#777777',
  '#ffff00',
  '#e0d0ff',
  '#888',
  '#9acd32',
  'hotpink',
  '#fafafa',
];
const colours = ['#000000', '#ffffff', '#7c3aed', '#ef4444', '#39ff14', 'tan', 'yellow', '#0052ff'];

describe('the bars of the paper', () => {
  it.each(backgrounds)('keep every text readable on %s', (background) => {
    for (const colour of colours) {
      const palette = createPalette({ colours: [colour], background });
      const bar = tokens(palette)['--bar'] ?? '';
      for (const text of [palette.text, palette.textMuted, palette.primaryText, palette.secondaryText]) {
        expect(contrast(text, bar), `${text} on ${bar}, ${colour}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('are a plain surface on paper that is coloured itself', () => {
    const palette = createPalette({ colours: ['#16a34a'], background: '#ffff00' });
    expect(tokens(palette)['--bar']).toBe(palette.surface);
  });

  it('have the coin’s hue where that costs no legibility', () => {
    const green = tokens(createPalette({ colours: ['#16a34a'], background: 'white' }))['--bar'] ?? '';
    const [red, middle, blue] = [1, 3, 5].map((at) => Number.parseInt(green.slice(at, at + 2), 16));
    expect(middle).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0));
  });
});
