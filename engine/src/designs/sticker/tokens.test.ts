import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { stickerTokens, tilts } from './tokens.ts';
import { testBackgrounds, testColours } from '../test-wishes.ts';

const backgrounds = [...testBackgrounds, '#808080', '#0f0'];
const colours = [...testColours, '#f00'];

/** Everything that one background makes of every two colours. */
function notebooks(background: string) {
  return colours.flatMap((first) =>
    colours.map((second) => {
      const palette = createPalette({ colours: [first, second], background });
      return { of: `${first} and ${second}`, palette, tokens: stickerTokens(palette) };
    }),
  );
}

describe('what is written in the notebook', () => {
  it.each(backgrounds)('stays readable over lines, highlighter and tape on paper of %s', (background) => {
    const faint = notebooks(background).flatMap(({ of, palette, tokens }) =>
      [
        ['text on squares', palette.text, tokens['--rule']],
        ['text on lines', palette.text, tokens['--rule-surface']],
        ['text on highlighter', palette.text, tokens['--hi']],
        ['text on the sheet’s highlighter', palette.text, tokens['--hi-surface']],
        ['lettering on a stripe of tape', palette.onSecondary, tokens['--stripe']],
        ['ink on pale paper', tokens['--ink'], tokens['--pale']],
        ['muted ink on pale paper', tokens['--ink-muted'], tokens['--pale']],
        ['a stamp on pale paper', tokens['--link'], tokens['--pale']],
        ['ink on lines of pale paper', tokens['--ink'], tokens['--ruled']],
        ['ink on a note', tokens['--ink'], tokens['--note-1']],
        ['ink on another note', tokens['--ink'], tokens['--note-2']],
      ]
        .filter(([, text = '', ground = '']) => !(contrast(text, ground) >= 4.5))
        .map(([pair]) => `${pair}, ${of}`),
    );
    expect(faint).toEqual([]);
  });

  it.each(backgrounds)('shows the lines of every sticker on paper of %s', (background) => {
    const lost = notebooks(background).filter(({ tokens }) =>
      ['--fill', '--fill-2', '--pale'].some(
        (fill) => contrast(tokens['--ink'], tokens[fill as '--fill']) < 3,
      ),
    );
    expect(lost.map(({ of }) => of)).toEqual([]);
  });

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
