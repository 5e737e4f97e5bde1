import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { stickerTokens, tilts } from './tokens.ts';

describe('what is written in the notebook', () => {
  it('is marked in the creator’s own colours where those are readable under it', () => {
    const palette = createPalette({ colours: ['#7c3aed', '#ff9f1c'], background: 'white' });
    const tokens = stickerTokens(palette);
    expect(contrast(tokens['--hi'], '#ff9f1c')).toBeLessThan(1.15);
    expect(tokens['--note-2']).not.toBe(tokens['--pale']);
  });

  it('stands on the page’s background, which no token replaces', () => {
    for (const background of ['#000000', '#ffffff', '#0052ff']) {
      const palette = createPalette({ colours: ['#ef4444'], background });
      expect(palette.background).toBe(background);
      expect(Object.keys(stickerTokens(palette))).not.toContain('--background');
    }
  });
});

describe('the pieces of a page', () => {
  it('are never straight, and never more than three degrees from it', () => {
    for (const seed of [0, 1, 7, 4_294_967_295]) {
      const angles = Object.values(tilts(seed)).map((angle) => Math.abs(Number.parseFloat(angle)));
      expect(Math.min(...angles)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...angles)).toBeLessThanOrEqual(3);
    }
  });

  it('lie at other angles for another seed, and at the same ones for the same', () => {
    expect(tilts(3)).toEqual(tilts(3));
    expect(tilts(3)).not.toEqual(tilts(4));
  });
});
