import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

it('calculates once per key, and forgets the oldest when there are too many', () => {
  const remembered = remembering<string>(2);
  const calculated: string[] = [];
  const ask = (key: string) =>
    remembered(key, () => {
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
