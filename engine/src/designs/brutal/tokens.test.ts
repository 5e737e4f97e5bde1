import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette, type Palette } from '../../colour/palette.ts';
import { brutalTokens, edgeOn } from './tokens.ts';
import { testBackgrounds, testColours } from '../test-wishes.ts';

const backgrounds = [...testBackgrounds, '#050816', '#888'];
const palettes = (background: string) =>
  testColours.flatMap((first) =>
    testColours.map((second) => createPalette({ colours: [first, second], background })),
  );

/** Every pair of a ground and what is read on it that the slabs use beside the palette's own. */
function texts(palette: Palette): [name: string, text: string, ground: string][] {
  const tokens = brutalTokens(palette);
  const of = (name: `--${string}`) => tokens[name] ?? '';
  return [
    ['a control of the page', of('--on-act-0'), of('--act-0')],
    ['a card on the primary', of('--on-card-1'), of('--card-1')],
    ['a card on the secondary', of('--on-card-2'), of('--card-2')],
    ['a slab turned over', palette.background, palette.text],
  ];
}

function rules(palette: Palette): [name: string, edge: string, ground: string][] {
  const tokens = brutalTokens(palette);
  return [
    ['between slabs', tokens['--line'] ?? '', palette.background],
    ['on the primary', tokens['--edge-1'] ?? '', palette.primary],
    ['on the secondary', tokens['--edge-2'] ?? '', palette.secondary],
  ];
}

describe('the slabs', () => {
  it.each(backgrounds)('keep every text readable on a page of %s', (background) => {
    const faint = palettes(background).flatMap((palette) =>
      texts(palette).filter(([, text, ground]) => !(contrast(text, ground) >= 4.5)),
    );
    expect(faint).toEqual([]);
  });

  it.each(backgrounds)('have rules that are seen, with %s around them', (background) => {
    const lost = palettes(background).flatMap((palette) =>
      rules(palette).filter(([, edge, ground]) => !(contrast(edge, ground) >= 3)),
    );
    expect(lost).toEqual([]);
  });

  it.each(backgrounds)('never let a shadow run into the card that throws it, on %s', (background) => {
    const merged = palettes(background)
      .map(brutalTokens)
      .flatMap((tokens) => [
        [tokens['--edge-1'] ?? '', tokens['--card-1'] ?? ''],
        [tokens['--edge-2'] ?? '', tokens['--card-2'] ?? ''],
      ])
      .filter(([edge = '', card = '']) => !(contrast(edge, card) >= 4.5));
    expect(merged).toEqual([]);
  });
});

describe('a rule', () => {
  it('is black on bright colours, on dark pages too', () => {
    const palette = createPalette({ colours: ['yellow', '#39ff14'], background: 'black' });
    expect(edgeOn(palette.primary, palette)).toBe('#000000');
  });

  it('is light where black would drown', () => {
    const palette = createPalette({ colours: ['#1c4d9c'], background: '#0b3d0b' });
    expect(edgeOn(palette.background, palette)).toBe(palette.text);
  });
});

it('fills the button with the second colour where the first is the colour of its shadow', () => {
  const palette = createPalette({ colours: ['#000000', '#ffffff'], background: '#000' });
  expect(brutalTokens(palette)['--act-0']).toBe(palette.secondary);
  const usual = createPalette({ colours: ['#7c3aed'], background: '#000' });
  expect(brutalTokens(usual)['--act-0']).toBe('#7c3aed');
});
