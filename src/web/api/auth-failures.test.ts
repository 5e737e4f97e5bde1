import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { reportAuthFailure, reportAuthFailureCode, onAuthFailure } from './auth-failures.ts';

test('a refusal for want of a session is heard by the screen, any other failure is not', () => {
  const listener = vi.fn<(doubt: string) => void>();
  const end = onAuthFailure(listener);
  reportAuthFailure(new ORPCError('SIGNED_OUT', { status: 401 }));
  reportAuthFailure(new ORPCError('FORBIDDEN', { status: 403 }));
  reportAuthFailure(new ORPCError('INVALID_CREDENTIALS', { status: 401 }));
  reportAuthFailure(new ORPCError('toString', { status: 400 }));
  reportAuthFailure(new TypeError('Failed to fetch'));
  reportAuthFailureCode('SIGNED_OUT');
  end();
  reportAuthFailureCode('SIGNED_OUT');
  expect(listener.mock.calls).toEqual([['ended'], ['changed'], ['ended']]);
});
