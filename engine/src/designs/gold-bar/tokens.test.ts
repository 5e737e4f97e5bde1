import { describe, expect, it } from 'vitest';
import { difference } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { goldTokens } from './tokens.ts';
import { testBackgrounds } from '../wishes.fixture.ts';

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

  it('bevels bars so that their sides are told apart', () => {
    for (const { tokens } of houses)
      expect(difference(tokens['--bevel-light'], tokens['--bevel-dark'])).toBeGreaterThan(0.1);
  });
});
