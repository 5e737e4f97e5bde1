import { expect, test } from 'vitest';
import { createPalette } from '../../engine/src/colour/palette.ts';
import { inThemes, themes } from './themes.ts';

test('every coin of a theme keeps its words and has the theme’s colours, which no page changes', () => {
  const details = { coinName: 'Pepe', mainColors: 'green', mainImageUrl: 'frog.png' };
  const coins = inThemes({ details, picture: null, refused: [] });
  expect(coins[0]?.details).toEqual({
    coinName: 'Pepe',
    mainColors: '#f5c6c6',
    pageBackground: '#ffffff',
    mainImageUrl: '',
  });
  const palettes = themes.map(({ mainColors, pageBackground }) =>
    createPalette({ colours: [mainColors], background: pageBackground }),
  );
  expect(palettes.map(({ primary }) => primary)).toEqual(themes.map(({ mainColors }) => mainColors));
  expect(palettes.map(({ background }) => background)).toEqual(
    themes.map(({ pageBackground }) => pageBackground),
  );
  expect(palettes.map(({ scheme }) => scheme)).toEqual(['light', 'light', 'dark', 'dark']);
});

test('a gallery may be of one shade', () => {
  const coin = { details: { coinName: 'Pepe' }, picture: null, refused: [] };
  expect(inThemes(coin, 'dark').map(({ theme }) => theme)).toEqual(['neon', 'cocoa']);
  expect(inThemes(coin, 'pale').map(({ theme }) => theme)).toEqual(['blush', 'butter']);
});
