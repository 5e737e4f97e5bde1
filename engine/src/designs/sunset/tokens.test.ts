import { describe, expect, it } from 'vitest';
import { contrast, luminance, toneOf } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { sunsetTokens } from './tokens.ts';
import { testBackgrounds, testColours } from '../wishes.fixture.ts';

const backgrounds = [...testBackgrounds, '#8fd3ff'];

/** All that words of the first view, of the clock and of the last view may stand on. */

describe('the light of the evening', () => {
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
