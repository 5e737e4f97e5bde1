import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers with one status after the other; the last one stays. @returns the status that came out, and how often was asked. */
async function ask(method: string, ...statuses: number[]) {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const status = statuses[Math.min(asked, statuses.length - 1)];
    asked += 1;
    return new Response(null, { status });
  });
  const answer = fetchWithRetry(new Request('http://localhost/api/x', { method }));
  await vi.runAllTimersAsync();
  return { status: (await answer).status, asked };
}

test.each([502, 503, 504])('a call that only reads is made again on %i', async (status) => {
  expect(await ask('GET', status, 200)).toEqual({ status: 200, asked: 2 });
  expect(await ask('DELETE', status, status, 204)).toEqual({ status: 204, asked: 3 });
});

test('after the second repetition the answer is what it is', async () => {
  expect(await ask('PUT', 503)).toEqual({ status: 503, asked: 3 });
});

test('a call that would do something twice is made once', async () => {
  expect(await ask('POST', 503, 200)).toEqual({ status: 503, asked: 1 });
  expect(await ask('PATCH', 502, 200)).toEqual({ status: 502, asked: 1 });
});

test.each([200, 401, 404, 429, 500])('%i is an answer', async (status) => {
  expect(await ask('GET', status, 200)).toEqual({ status, asked: 1 });
});
