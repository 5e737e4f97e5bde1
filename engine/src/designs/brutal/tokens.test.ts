import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { brutalTokens, edgeOn } from './tokens.ts';

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

it('throws the button’s shadow in another colour where the first is the colour of rules', () => {
  const palette = createPalette({ colours: ['#111111', '#ff5c35'], background: '#ffffff' });
  expect(brutalTokens(palette)['--shadow-0']).toBe('#ff5c35');
  const usual = createPalette({ colours: ['#7c3aed'], background: '#000' });
  expect(brutalTokens(usual)['--shadow-0']).toBe(usual.text);
});
