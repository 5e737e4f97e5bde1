import { expect, test } from 'vitest';
import { strengthHint } from './password-strength.ts';

test.each([
  ['', 'At least 6'],
  ['moon4', 'At least 6'],
  ['moon42', 'Weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'Weak'],
  ['1234567890123456', 'Weak'],
  ['moon landing', 'Fair'],
  ['four words of mine', 'Strong'],
])('%j is called %s', (password, start) => {
  expect(strengthHint(password)).toMatch(new RegExp(`^${start}`));
});
