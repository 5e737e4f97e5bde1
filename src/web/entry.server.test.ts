import { RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { handleError, pageRequest } from './entry.server.tsx';
import type { PageRequest } from './page/page-request.ts';

/** @returns what was reported of an error while a page was made for this request. */
function reported(error: unknown, request: Request): unknown[] {
  const failures: unknown[] = [];
  const context = new RouterContextProvider();
  const reportFailure = (failure: unknown) => void failures.push(failure);
  context.set(pageRequest, { reportFailure } as Partial<PageRequest> as PageRequest);
  handleError(error, { request, params: {}, context });
  return failures;
}

const visit = (signal?: AbortSignal) =>
  new Request('https://moonpage.example/login', { signal: signal ?? null });

test('a loader that fails is reported', () => {
  const error = new Error('the database is away');
  expect(reported(error, visit())).toEqual([error]);
});

test('a visitor’s own mistake is no failure of ours', () => {
  const missing = new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true);
  expect(reported(missing, visit())).toEqual([]);
  expect(reported(new Error('aborted'), visit(AbortSignal.abort()))).toEqual([]);
});
