import { describe, expect, it } from 'vitest';
import { contrast, mix } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { comicTokens } from './tokens.ts';
import { testBackgrounds, testColours } from '../test-wishes.ts';

const backgrounds = [...testBackgrounds, '#050816'];

/** Text and what it is printed on, everywhere on the page where the palette's own pairs are not used. */
const pairs = [
  ['--ink', '--paper'],
  ['--ink', '--caption'],
  ['--ink', '--wash'],
  ['--ink', '--zap'],
  ['--ink-muted', '--paper'],
  ['--paper-link', '--paper'],
] as const;

describe('what a comic is printed with', () => {
  it.each(backgrounds)('keeps every text readable on a page of %s', (background) => {
    const faint = testColours.flatMap((first) =>
      testColours.flatMap((second) => {
        const tokens = comicTokens(createPalette({ colours: [first, second], background }));
        return pairs
          .filter(([text, ground]) => !(contrast(tokens[text] ?? '', tokens[ground] ?? '') >= 4.5))
          .map(([text, ground]) => `${text} on ${ground}, ${first} and ${second}`);
      }),
    );
    expect(faint).toEqual([]);
  });

  it.each(backgrounds)('frames its panels so that they are seen on %s', (background) => {
    const palette = createPalette({ colours: ['#7c3aed'], background });
    expect(contrast(comicTokens(palette)['--frame'] ?? '', palette.background)).toBeGreaterThanOrEqual(3);
  });

  it('is paper and ink on dark pages too', () => {
    const tokens = comicTokens(createPalette({ colours: ['#38bdf8'], background: '#050816' }));
    expect(contrast(tokens['--paper'] ?? '', '#ffffff')).toBeLessThan(1.2);
    expect(contrast(tokens['--ink'] ?? '', '#000000')).toBeLessThan(1.4);
  });
});

describe('a colour laid over another', () => {
  it('shows its share of itself', () => {
    expect(mix('#000000', 0.5, '#ffffff')).toBe('#808080');
    expect(mix('#ff0000', 0, '#00ff00')).toBe('#00ff00');
  });
});
