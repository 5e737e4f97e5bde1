import { describe, expect, it } from 'vitest';
import { contrast, mix } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { toonTokens } from './tokens.ts';
import { testBackgrounds, testColours } from '../test-wishes.ts';

const backgrounds = [...testBackgrounds, '#8fd3ff'];

/** Text and what it stands on, and lettering and its outline, wherever the palette's own pairs are not used. */
const pairs = [
  ['--ink', '--paper'],
  ['--ink', '--tint'],
  ['--ink-muted', '--paper'],
  ['--paper', '--ink'],
  ['--pop', '--ink'],
  ['--paper', '--soil'],
  ['--paper', '--stone'],
] as const;

describe('the paint of the landscape', () => {
  it.each(backgrounds)('keeps every text readable under a sky of %s', (background) => {
    const faint = testColours.flatMap((first) =>
      testColours.flatMap((second) => {
        const tokens = toonTokens(createPalette({ colours: [first, second], background }));
        return pairs
          .filter(([text, ground]) => !(contrast(tokens[text], tokens[ground]) >= 4.5))
          .map(([text, ground]) => `${text} on ${ground}, ${first} and ${second}`);
      }),
    );
    expect(faint).toEqual([]);
  });

  it.each(backgrounds)('shows its boards and lettering against a sky of %s', (background) => {
    const {
      '--paper': paper,
      '--ink': ink,
      '--glow': glow,
    } = toonTokens(createPalette({ colours: ['#7c3aed', '#ef4444'], background }));
    for (const sky of [createPalette({ colours: [], background }).background, glow])
      expect(Math.max(contrast(paper, sky), contrast(ink, sky))).toBeGreaterThanOrEqual(3);
  });

  it('has stars by night and none by day', () => {
    const starsOver = (background: string) =>
      toonTokens(createPalette({ colours: ['#38bdf8'], background }))['--star'];
    expect(starsOver('#050816')).not.toBe('transparent');
    expect(starsOver('skyblue')).toBe('transparent');
  });

  it('lights a white sky with the more vivid colour, whichever was named first', () => {
    const glowOf = (colours: string[]) =>
      toonTokens(createPalette({ colours, background: 'white' }))['--glow'];
    expect(glowOf(['#f3ba2f', '#6b4f2a'])).toBe(mix('#f3ba2f', 0.32, '#ffffff'));
    expect(glowOf(['#6b4f2a', '#f3ba2f'])).toBe(mix('#f3ba2f', 0.32, '#ffffff'));
  });
});

describe('a colour laid over another', () => {
  it('shows its share of itself', () => {
    expect(mix('#000000', 0.5, '#ffffff')).toBe('#808080');
    expect(mix('#ff0000', 0, '#00ff00')).toBe('#00ff00');
  });
});
