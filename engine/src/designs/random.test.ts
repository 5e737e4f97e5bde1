import { expect, it } from 'vitest';
import { seededRandom } from './random.ts';

it('gives the same numbers for the same seed and others for another', () => {
  const take = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

it('stays from 0 up to 1 and spreads over it', () => {
  const random = seededRandom(0xffffffff);
  const drawn = Array.from({ length: 2000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
});
