import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { tokens } from './tokens.ts';

describe('the bars of the paper', () => {
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
