import { describe, expect, it } from 'vitest';
import { contrast, mix } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';

import { arcadeTokens, tint } from './tokens.ts';
import { testBackgrounds, testColours } from '../test-wishes.ts';

const backgrounds = [...testBackgrounds, '#050816'];

/** What words in the text's colour may lie on, beside the palette's own grounds. */
const grounds = ['--sky-1', '--sky-2', '--sky-3', '--far', '--near', '--cloud'] as const;

const palettes = (background: string) =>
  testColours.flatMap((first) =>
    testColours.map((second) => createPalette({ colours: [first, second], background })),
  );

describe('what the machine is lit with', () => {
  it.each(backgrounds)(
    'keeps the words of the first screen readable over the landscape on %s',
    (background) => {
      const faint = palettes(background).flatMap((palette) => {
        const tokens = arcadeTokens(palette);
        return grounds
          .filter((ground) => !(contrast(palette.text, tokens[ground] ?? '') >= 4.5))
          .map((ground) => `${palette.text} on ${ground}: ${tokens[ground]}`);
      });
      expect(faint).toEqual([]);
    },
  );

  it('has as much colour in the sky as a dark page can bear, in three bands', () => {
    const palette = createPalette({ colours: ['#7c3aed'], background: 'black' });
    const tokens = arcadeTokens(palette);
    const bands = [palette.background, tokens['--sky-1'], tokens['--sky-2'], tokens['--sky-3']];
    expect(new Set(bands).size).toBe(4);
  });

  it('takes less of a colour that would swallow the text, and goes the other way where that is still too much', () => {
    const palette = createPalette({ colours: ['#ffffff'], background: '#0052ff' });
    expect(tint(palette, '#000000', 0.3)).toBe(mix('#000000', 0.3, '#0052ff'));
    expect(tint(palette, '#ffffff', 0.05)).not.toBe(palette.background);
    expect(tint(palette, '#ffffff', 0.5)).toBe(mix('#000000', 0.5, '#0052ff'));
  });

  it('echoes the headline in the coin’s colour, but for one that could be taken for the letters', () => {
    const echoOf = (colour: string) =>
      arcadeTokens(createPalette({ colours: [colour], background: 'black' }))['--echo'];
    expect(echoOf('#ef4444')).toBe('#ef4444');
    expect(echoOf('#ffffff')).not.toBe('#ffffff');
  });
});
