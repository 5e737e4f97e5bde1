import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { desktopTokens } from './tokens.ts';
import { wallpaper } from './wallpaper.ts';
import { testBackgrounds, testColours } from '../test-wishes.ts';

const backgrounds = [...testBackgrounds, '#c0c0c0', '#050816'];

/** Text and what it stands on, everywhere on the page where the palette's own pairs are not used. */
const pairs = [
  ['--ink', '--face'],
  ['--ink', '--hi'],
  ['--ink', '--tip'],
  ['--ink-muted', '--face'],
  ['--ink-muted', '--hi'],
  ['--ink-link', '--face'],
  ['--lcd-lit', '--lcd'],
  ['--well-text', '--well'],
  ['--well-muted', '--well'],
  ['--well-link', '--well'],
] as const;

describe('what a desktop is painted with', () => {
  it.each(backgrounds)('keeps every text readable on a page of %s', (background) => {
    const faint = testColours.flatMap((first) =>
      testColours.flatMap((second) => {
        const tokens = desktopTokens(createPalette({ colours: [first, second], background }), 1);
        return pairs
          .filter(([text, ground]) => !(contrast(tokens[text] ?? '', tokens[ground] ?? '') >= 4.5))
          .map(([text, ground]) => `${text} on ${ground}, ${first} and ${second}`);
      }),
    );
    expect(faint).toEqual([]);
  });

  it.each(backgrounds)(
    'sets windows off from a page of %s, by their face or by their outline',
    (background) => {
      const palette = createPalette({ colours: ['#7c3aed'], background });
      const tokens = desktopTokens(palette, 1);
      const seen = ['--face', '--outline'] as const;
      const most = Math.max(...seen.map((name) => contrast(tokens[name] ?? '', palette.background)));
      expect(most).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(backgrounds)('shows the edges of buttons on grey, on a page of %s too', (background) => {
    const tokens = desktopTokens(createPalette({ colours: ['#7c3aed'], background }), 1);
    expect(contrast(tokens['--edge'] ?? '', tokens['--face'] ?? '')).toBeGreaterThanOrEqual(3);
  });

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
