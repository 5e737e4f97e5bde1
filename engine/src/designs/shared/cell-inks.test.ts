import { describe, expect, it } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { createPalette } from '../../colour/palette.ts';
import { testBackgrounds, testColours } from '../wishes.fixture.ts';
import { cellInks, contourOf } from './cell-inks.ts';

const palettes = testBackgrounds.flatMap((background) =>
  testColours.map((colour) => createPalette({ colours: [colour], background })),
);

describe('the inks of cells', () => {
  it('are the creator’s two colours as they were given, and tones that are told from the first', () => {
    for (const palette of palettes) {
      const { cells, dim } = cellInks(palette);
      expect([cells.m, cells.a]).toEqual([palette.primary, palette.secondary]);
      expect(new Set([cells.m, cells.p, cells.d, cells.e]).size).toBe(4);
      expect(dim).toBe(cells.d);
    }
  });

  it('draw strokes that are seen on the body', () => {
    for (const palette of palettes)
      expect(contrast(cellInks(palette).cells.l, palette.primary)).toBeGreaterThan(1.9);
  });

  it('keep the contour that is asked for as long as the body or it is seen on the page', () => {
    for (const palette of palettes) {
      for (const asked of ['#000000', '#ffffff']) {
        const contour = contourOf(palette, asked);
        const seen = [contour, palette.primary].map((ink) => contrast(ink, palette.background));
        expect(Math.max(...seen)).toBeGreaterThanOrEqual(3);
        expect([asked, palette.primaryEdge]).toContain(contour);
      }
    }
  });
});
