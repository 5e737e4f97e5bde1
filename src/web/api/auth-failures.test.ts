import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { noteDoubt, noteDoubtOf, onSessionDoubt } from './auth-failures.ts';

test('a refusal for want of a session is heard by the screen, any other failure is not', () => {
  const listener = vi.fn<(doubt: string) => void>();
  const end = onSessionDoubt(listener);
  noteDoubt(new ORPCError('SIGNED_OUT', { status: 401 }));
  noteDoubt(new ORPCError('FORBIDDEN', { status: 403 }));
  noteDoubt(new ORPCError('INVALID_CREDENTIALS', { status: 401 }));
  noteDoubt(new ORPCError('toString', { status: 400 }));
  noteDoubt(new TypeError('Failed to fetch'));
  noteDoubtOf('SIGNED_OUT');
  end();
  noteDoubtOf('SIGNED_OUT');
  expect(listener.mock.calls).toEqual([['ended'], ['changed'], ['ended']]);
});
