import { describe, expect, it } from 'vitest';
import { difference, luminance, toneOf } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { bubblePlaces, candyTokens } from './tokens.ts';
import { testBackgrounds } from '../wishes.fixture.ts';

const backgrounds = [...testBackgrounds, '#767676', '#8fd3ff'];

const shopOf = (background: string, written: string[]) =>
  candyTokens(createPalette({ colours: written, background }));

describe('the paint of the sweet shop', () => {
  it('softens the creator’s ground and keeps its hue', () => {
    const ground = shopOf('#ff00ff', ['#1c4d9c'])['--background'];
    const [soft, given] = [toneOf(ground), toneOf('#ff00ff')];
    expect(soft.chroma).toBeLessThan(given.chroma / 2);
    expect(soft.lightness).toBeGreaterThan(given.lightness);
    expect(Math.abs(soft.hue - given.hue)).toBeLessThan(4);
  });

  it('gives a white ground the coin’s own blush, and no pink of its own', () => {
    const [green, red] = [shopOf('white', ['#10b981']), shopOf('white', ['#ef4444'])];
    expect(Math.abs(toneOf(green['--background']).hue - toneOf('#10b981').hue)).toBeLessThan(12);
    expect(Math.abs(toneOf(red['--background']).hue - toneOf('#ef4444').hue)).toBeLessThan(12);
    expect(toneOf(shopOf('white', ['#000000'])['--background']).chroma).toBeLessThan(0.01);
  });

  it('is a night shop on a dark ground: dark, not black, with its awning lit', () => {
    const night = shopOf('black', ['#38bdf8']);
    expect(luminance(night['--background'])).toBeLessThan(0.03);
    expect(night['--background']).not.toBe('#000000');
    expect(luminance(night['--cloth'])).toBeGreaterThan(0.7);
  });

  it('leaves a colour that is seen as it is, and turns mustard back into lemon', () => {
    expect(shopOf('#0b1030', ['#38bdf8'])['--primary']).toBe('#38bdf8');
    const lemon = shopOf('#fff6fa', ['#ff8fb1', '#ffd166'])['--secondary'];
    expect(toneOf(lemon).lightness).toBeGreaterThan(0.75);
  });

  it('tells its two pastels apart, even of one colour', () => {
    for (const background of backgrounds) {
      const shop = shopOf(background, ['#7c3aed', '#7c3aed']);
      expect(difference(shop['--pastel'], shop['--pastel-2'])).toBeGreaterThan(0.02);
    }
  });
});

describe('the bubbles', () => {
  it('rise from the same places for a seed, and from others for another', () => {
    expect(bubblePlaces(1)).toEqual(bubblePlaces(1));
    expect(bubblePlaces(1)).not.toEqual(bubblePlaces(2));
  });
});
