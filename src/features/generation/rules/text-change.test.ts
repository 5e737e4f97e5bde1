import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, changeBetween, textChange } from './text-change.ts';

test('a change makes the later text out of the earlier one, whatever they are, also after a journey as JSON', () => {
  const words = array(constantFrom('a', 'b', 'ab', '🐸', '\ud83d', ' ')).map((all) => all.join(''));
  assert(
    property(words, words, (before, after) => {
      const change = textChange.nullable().parse(JSON.parse(JSON.stringify(changeBetween(before, after))));
      expect(change === null ? before : applyChange(before, change)).toBe(after);
    }),
  );
});

test('a change is no longer than what changed', () => {
  expect(changeBetween('<p>one</p><p>two</p>', '<p>one</p><p>three</p>')).toEqual({
    at: 14,
    removed: 2,
    text: 'hree',
  });
  expect(changeBetween('aa', 'aaa')).toEqual({ at: 2, removed: 0, text: 'a' });
  expect(changeBetween('same', 'same')).toBeNull();
});
