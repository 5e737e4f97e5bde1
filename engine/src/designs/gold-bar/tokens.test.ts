import { describe, expect, it } from 'vitest';
import { contrast, difference, toneOf } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { goldTokens, moved } from './tokens.ts';
import { testBackgrounds } from '../test-wishes.ts';

const backgrounds = [...testBackgrounds, '#8fd3ff'];
const colours = [
  '#000000',
  '#ffffff',
  '#d4af37',
  '#ef4444',
  '#39ff14',
  'tan',
  'yellow',
  '#0052ff',
  '#808080',
];

describe.each(backgrounds)('the gilding of a house in %s', (background) => {
  const houses = colours.flatMap((first) =>
    colours.map((second) => {
      const palette = createPalette({ colours: [first, second], background });
      return { palette, tokens: goldTokens(palette), wishes: `${first} and ${second}` };
    }),
  );

  it('keeps what is stamped into foil readable from one end of its sheen to the other', () => {
    const faint = houses.filter(({ palette, tokens }) =>
      [tokens['--foil-low'], palette.primary, tokens['--foil-high']].some(
        (foil) => !(contrast(foil, palette.onPrimary) >= 4.5),
      ),
    );
    expect(faint.map(({ wishes }) => wishes)).toEqual([]);
  });

  it('keeps gilded lettering readable on every ground, its lit end too', () => {
    const faint = houses.filter(({ palette, tokens }) =>
      [palette.background, palette.surface, palette.surfaceRaised].some((ground) =>
        [tokens['--gilt'], tokens['--gilt-bright']].some((gilt) => !(contrast(gilt, ground) >= 4.5)),
      ),
    );
    expect(faint.map(({ wishes }) => wishes)).toEqual([]);
  });

  it('rules pin stripes that no text drowns in', () => {
    const faint = houses.filter(({ palette, tokens }) =>
      [palette.text, palette.textMuted, palette.primaryText].some(
        (text) => !(contrast(text, tokens['--stripe']) >= 4.5),
      ),
    );
    expect(faint.map(({ wishes }) => wishes)).toEqual([]);
  });

  it('can print the statement on the other paper', () => {
    for (const { palette } of houses)
      expect(contrast(palette.text, palette.background)).toBeGreaterThanOrEqual(4.5);
  });

  it('bevels bars so that their sides are told apart', () => {
    for (const { tokens } of houses)
      expect(difference(tokens['--bevel-light'], tokens['--bevel-dark'])).toBeGreaterThan(0.1);
  });
});

describe('a colour moved in lightness', () => {
  it('keeps its hue', () => {
    const [before, after] = [toneOf('#8c1c2b'), toneOf(moved('#8c1c2b', 0.1))];
    expect(after.lightness).toBeCloseTo(before.lightness + 0.1, 2);
    expect(Math.abs(after.hue - before.hue)).toBeLessThan(3);
  });

  it('never reaches the poles', () => {
    expect(moved('#ffffff', 0.5)).not.toBe('#ffffff');
    expect(moved('#000000', -0.5)).not.toBe('#000000');
  });
});
