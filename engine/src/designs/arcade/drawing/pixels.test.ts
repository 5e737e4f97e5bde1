import { describe, expect, it } from 'vitest';
import { arms, eyes, hats, legs, mouths } from './parts.ts';
import { mirror, pathsOf, stamp } from './pixels.ts';
import { hillsPath } from './scenery.tsx';
import { sprites } from './sprites.ts';

describe('a bitmap', () => {
  it('becomes one short line for every run of a letter', () => {
    const paths = pathsOf(['#..##', '.oo.#']);
    expect(paths.get('#')).toBe('M0 0h1M3 0h2M4 1h1');
    expect(paths.get('o')).toBe('M1 1h2');
    expect(paths.has('.')).toBe(false);
  });

  it('is laid over another but for its empty cells, and cut off at the edge', () => {
    expect(stamp(['....', '....'], ['#.o'], 2, 1)).toEqual(['....', '..#.']);
    expect(stamp(['ab'], ['.#'], 0, 0)).toEqual(['a#']);
    expect(stamp(['ab'], ['#'], 0, 5)).toEqual(['ab']);
  });

  it('turns around in a mirror', () => {
    expect(mirror(['#..', 'ab.'])).toEqual(['..#', '.ba']);
  });
});

describe('what is drawn in cells', () => {
  it.each(Object.entries(sprites))('has rows of one width in the sprite %s', (_, bitmap) => {
    expect(new Set(bitmap.map((row) => row.length)).size).toBe(1);
    expect(bitmap.join('')).toMatch(/^[#o+.]+$/);
  });

  it.each([
    ['eyes', eyes, 14],
    ['mouths', mouths, 14],
    ['hats', hats, 18],
    ['arms', arms, 6],
    ['legs', [legs], 12],
  ] as const)('has rows of one width in the %s of a player', (_, parts, width) => {
    for (const row of parts.flat()) expect(row).toMatch(new RegExp(`^[FHGgWKPS.]{${width}}$`));
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
