import { describe, expect, it } from 'vitest';
import { mix } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { toonTokens } from './tokens.ts';

describe('the paint of the landscape', () => {
  it('has stars by night and none by day', () => {
    const starsOver = (background: string) =>
      toonTokens(createPalette({ colours: ['#38bdf8'], background }))['--star'];
    expect(starsOver('#050816')).not.toBe('transparent');
    expect(starsOver('skyblue')).toBe('transparent');
  });

  it('lights a white sky with the more vivid colour, whichever was named first', () => {
    const glowOf = (colours: string[]) =>
      toonTokens(createPalette({ colours, background: 'white' }))['--glow'];
    expect(glowOf(['#f3ba2f', '#6b4f2a'])).toBe(mix('#f3ba2f', 0.32, '#ffffff'));
    expect(glowOf(['#6b4f2a', '#f3ba2f'])).toBe(mix('#f3ba2f', 0.32, '#ffffff'));
  });
});
