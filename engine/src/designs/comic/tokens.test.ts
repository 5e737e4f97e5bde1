import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { comicTokens } from './tokens.ts';

describe('what a comic is printed with', () => {
  it('is paper and ink on dark pages too', () => {
    const tokens = comicTokens(createPalette({ colours: ['#38bdf8'], background: '#050816' }));
    expect(contrast(tokens['--paper'] ?? '', '#ffffff')).toBeLessThan(1.2);
    expect(contrast(tokens['--ink'] ?? '', '#000000')).toBeLessThan(1.4);
  });
});
