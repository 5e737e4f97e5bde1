import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { entryFailure, signInFailure } from './admin-login-failure.ts';

test('a refusal of credentials is told in the server’s words', () => {
  const refused = new ORPCError('INVALID_CREDENTIALS', { status: 401, message: 'Invalid email or password' });
  expect(signInFailure(refused)).toBe('Invalid email or password');
});

test.each([
  [
    'a failing server',
    new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Something went wrong.' }),
  ],
  ['no answer', new TypeError('Failed to fetch')],
])('%s is an authentication error', (_what, error) => {
  expect(signInFailure(error)).toBe('Authentication error occurred');
});

test.each([
  ['NOT_LISTED', 'Access denied: Admin only area'],
  ['NOT_ADMIN', 'Access denied: Admin privileges required'],
])('%s is told in the server’s words', (code, message) => {
  expect(entryFailure(new ORPCError(code, { status: 403, message }))).toBe(message);
});

test.each([
  [
    'an unknown status',
    new ORPCError('STATUS_UNKNOWN', { status: 503, message: 'Error verifying admin status' }),
  ],
  [
    'a failing server',
    new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Something went wrong.' }),
  ],
  ['no answer', new TypeError('Failed to fetch')],
])('%s leaves the question open', (_what, error) => {
  expect(entryFailure(error)).toBe('Error verifying admin status');
});
