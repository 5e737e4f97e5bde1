import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { entryFailure } from './admin-login-failure.ts';

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
