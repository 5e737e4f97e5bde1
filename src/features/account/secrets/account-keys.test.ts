import { expect, test } from 'vitest';
import { createAccountKeys } from './account-keys.ts';

const keys = createAccountKeys('a-secret-for-tests-of-forty-characters!!');

test('a sealed text opens for the same user alone', () => {
  const sealed = keys.seal('the secret', 'one');
  expect(sealed).not.toContain('secret');
  expect(keys.unseal(sealed, 'one')).toBe('the secret');
  expect(keys.unseal(sealed, 'two')).toBeNull();
  expect(keys.seal('the secret', 'one')).not.toBe(sealed);
});

test('another secret, altered data or garbage opens nothing', () => {
  const sealed = keys.seal('the secret', 'one');
  expect(createAccountKeys('another-secret-for-tests-of-forty-chars!').unseal(sealed, 'one')).toBeNull();
  expect(keys.unseal(`${sealed.slice(0, -2)}AA`, 'one')).toBeNull();
  for (const rubbish of ['', 'x', 'A'.repeat(20), 'A'.repeat(60)]) {
    expect(keys.unseal(rubbish, 'one')).toBeNull();
  }
});
