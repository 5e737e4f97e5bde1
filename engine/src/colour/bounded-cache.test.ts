import { expect, it } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

it('calculates once per key, and evicts the oldest beyond the limit', () => {
  const cached = boundedCache<string>(2);
  const calculated: string[] = [];
  const ask = (key: string) =>
    cached(key, () => {
      calculated.push(key);
      return key.toUpperCase();
    });
  expect([ask('a'), ask('b'), ask('a')]).toEqual(['A', 'B', 'A']);
  expect(calculated).toEqual(['a', 'b']);
  ask('c');
  ask('b');
  expect(calculated).toEqual(['a', 'b', 'c']);
  ask('a');
  expect(calculated).toEqual(['a', 'b', 'c', 'a']);
});
