import { describe, expect, it } from 'vitest';
import { mix } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';

import { arcadeTokens, tint } from './tokens.ts';

describe('what the machine is lit with', () => {
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
