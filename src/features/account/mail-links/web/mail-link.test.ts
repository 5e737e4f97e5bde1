import { expect, test } from 'vitest';
import { readMailLink } from './mail-link.ts';

test('the fragment of a mail is a token and its type', () => {
  expect(readMailLink('#access_token=aB_-9&type=signup')).toEqual({ access_token: 'aB_-9', type: 'signup' });
  expect(readMailLink('#type=recovery&access_token=x')).toEqual({ access_token: 'x', type: 'recovery' });
});

test('a fragment with half of it is a broken link, any other fragment none', () => {
  expect(readMailLink('#access_token=&type=signup')).toBe('broken');
  expect(readMailLink('#access_token=x')).toBe('broken');
  expect(readMailLink('#access_token=x&type=constructor')).toBe('broken');
  expect(readMailLink('#features')).toBeNull();
  expect(readMailLink('')).toBeNull();
});
