import { describe, expect, it } from 'vitest';
import { contrast, luminance, mix, toneOf } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { sunsetTokens } from './tokens.ts';
import { testBackgrounds, testColours } from '../test-wishes.ts';

const backgrounds = [...testBackgrounds, '#8fd3ff'];

/** All that words of the first view, of the clock and of the last view may stand on. */
const grounds = ['--sky-high', '--sky-low', '--sky-glow', '--floor', '--line'] as const;

describe('the light of the evening', () => {
  it.each(backgrounds)('keeps words readable on sky, floor and grid over a page of %s', (background) => {
    const faint = testColours.flatMap((first) =>
      testColours.flatMap((second) => {
        const palette = createPalette({ colours: [first, second], background });
        const tokens = sunsetTokens(palette);
        const chrome = (ground: string) =>
          Math.min(contrast(palette.primaryText, ground), contrast(palette.secondaryText, ground));
        return grounds
          .filter((name) => contrast(palette.text, tokens[name]) < 4.5 || chrome(tokens[name]) < 3)
          .map((name) => `${name} ${tokens[name]} with ${first} and ${second}`);
      }),
    );
    expect(faint).toEqual([]);
  });

  it.each(backgrounds)('draws a grid that is seen on the floor of a page of %s', (background) => {
    for (const colour of testColours) {
      const tokens = sunsetTokens(createPalette({ colours: [colour], background }));
      expect(contrast(tokens['--line'], tokens['--floor'])).toBeGreaterThan(1.1);
    }
  });

  it('has stars by night and none at dawn', () => {
    const starsOver = (background: string) =>
      sunsetTokens(createPalette({ colours: ['#ff2e88'], background }))['--star'];
    expect(starsOver('#12062e')).not.toBe('transparent');
    expect(starsOver('#fff4e6')).toBe('transparent');
  });
});

describe('the sun', () => {
  const sunOf = (one: string, other: string) =>
    sunsetTokens(createPalette({ colours: [one, other], background: '#12062e' }));

  it('melts from the lighter colour into the deeper one, whichever was named first', () => {
    expect(sunOf('#ff2e88', '#ffb000')).toMatchObject({ '--sun-high': '#ffb000', '--sun-low': '#ff2e88' });
    expect(sunOf('#ffb000', '#ff2e88')).toMatchObject({ '--sun-high': '#ffb000', '--sun-low': '#ff2e88' });
  });

  it('is of the warmer colour alone where the two would make mud', () => {
    const { '--sun-high': high, '--sun-low': low } = sunOf('#00a0b0', '#eb6841');
    expect(low).toBe('#eb6841');
    expect(Math.abs(toneOf(high).hue - toneOf(low).hue)).toBeLessThan(20);
    expect(luminance(high)).toBeGreaterThan(luminance(low));
  });
});

describe('a colour laid over another', () => {
  it('shows its share of itself', () => {
    expect(mix('#000000', 0.5, '#ffffff')).toBe('#808080');
    expect(mix('#ff0000', 0, '#00ff00')).toBe('#00ff00');
  });
});
