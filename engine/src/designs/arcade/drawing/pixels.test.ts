import { describe, expect, it } from 'vitest';
import { crests, feet, glints } from './parts.ts';
import { pathsOf, stamp } from './pixels.ts';
import { hillsPath } from './scenery.tsx';
import { sprites } from './sprites.ts';

describe('a bitmap', () => {
  it('becomes one short line for every run of a letter, under those that come later', () => {
    const paths = pathsOf(['#..##', '#oo##']);
    expect([...paths]).toEqual([
      ['#', 'M0 0h1m2 0h2m-5 1h5'],
      ['o', 'M1 1h2'],
    ]);
    expect(paths.has('.')).toBe(false);
  });

  it('is laid over another but for its empty cells, and cut off at the edge', () => {
    expect(stamp(['....', '....'], ['#.o'], 2, 1)).toEqual(['....', '..#.']);
    expect(stamp(['ab'], ['.#'], 0, 0)).toEqual(['a#']);
    expect(stamp(['ab'], ['#'], 0, 5)).toEqual(['ab']);
  });
});

describe('what is drawn in cells', () => {
  it.each(Object.entries(sprites))('has rows of one width in the sprite %s', (_, bitmap) => {
    expect(new Set(bitmap.map((row) => row.length)).size).toBe(1);
    expect(bitmap.join('')).toMatch(/^[#o+.]+$/);
  });

  it.each([
    ['crests', crests, 11],
    ['feet', feet, 11],
    ['glints', glints, 5],
  ] as const)('has rows of one width in the %s of a coin', (_, parts, width) => {
    for (const row of parts.flat()) expect(row).toMatch(new RegExp(`^[GgW.]{${width}}$`));
  });
});

describe('hills', () => {
  it('reach from edge to edge and stay between their heights', () => {
    for (const chance of [0, 0.3, 0.5, 0.999]) {
      const path = hillsPath({ random: () => chance, least: 5, most: 20, step: 5 });
      const runs = [...path.matchAll(/h(\d+)/g)].map(([, run]) => Number(run));
      expect(runs.reduce((sum, run) => sum + run, 0)).toBe(240);
      const levels = [...path.slice(0, -4).matchAll(/V(\d+)/g)].map(([, level]) => 60 - Number(level));
      expect(Math.min(...levels)).toBeGreaterThanOrEqual(5);
      expect(Math.max(...levels)).toBeLessThanOrEqual(20);
    }
  });
});
