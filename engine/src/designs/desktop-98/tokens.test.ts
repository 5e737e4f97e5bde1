import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { desktopTokens } from './tokens.ts';
import { wallpaper } from './wallpaper.ts';
import { testBackgrounds } from '../wishes.fixture.ts';

const backgrounds = [...testBackgrounds, '#c0c0c0', '#050816'];

describe('what a desktop is painted with', () => {
  it('writes long texts on the page’s own colour', () => {
    const palette = createPalette({ colours: ['#7c3aed'], background: '#0052ff' });
    expect(desktopTokens(palette, 1)['--well']).toBe(palette.surface);
  });
});

describe('the wallpaper', () => {
  const palette = createPalette({ colours: ['#7c3aed'], background: '#0b3d0b' });

  it('is the same for the same seed and another for another', () => {
    expect(wallpaper(palette, 3)).toBe(wallpaper(palette, 3));
    expect(new Set([0, 1, 2, 3, 4, 5].map((seed) => wallpaper(palette, seed))).size).toBe(6);
  });

  it.each(backgrounds)('is a shade of the page, quiet on %s', (background) => {
    const page = createPalette({ colours: ['#7c3aed'], background });
    const colour = /fill%3D'(%23[0-9a-f]{6})'/.exec(wallpaper(page, 0))?.[1]?.replace('%23', '#') ?? '';
    expect(contrast(colour, page.background)).toBeGreaterThan(1);
    expect(contrast(colour, page.background)).toBeLessThan(1.45);
  });

  it('draws all dots of its pattern and no other', () => {
    const path = /d%3D'([^']*)'/.exec(wallpaper(palette, 4))?.[1] ?? '';
    const dots = [...decodeURIComponent(path).matchAll(/h(\d+)v/g)].map(([, width]) => Number(width));
    expect(dots.reduce((sum, width) => sum + width, 0)).toBe(16);
  });
});
