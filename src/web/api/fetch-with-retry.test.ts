import { afterEach, expect, test, vi } from 'vitest';
import { api } from './client.ts';
import { fetchWithRetry, retryNavigations } from './fetch-with-retry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
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

test('of the calls that are not idempotent by their method those are made again whose contract says so', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    // A service that is busy says when to come back.
    const headers = new Headers(pathname.includes('/bea/') ? { 'retry-after': '60' } : undefined);
    return new Response(null, { status: 503, headers });
  });
  const answers = Promise.allSettled([
    api.pages.startOver({ userId: 'ada' }),
    api.pages.addLooks({ userId: 'ada' }),
    api.pages.startOver({ userId: 'bea' }),
  ]);
  await vi.runAllTimersAsync();
  await answers;
  const timesAsked = (path: string) => asked.filter((other) => other === path).length;
  expect(timesAsked('/api/profiles/ada/start-over')).toBe(3);
  expect(timesAsked('/api/profiles/ada/looks')).toBe(1);
  expect(timesAsked('/api/profiles/bea/start-over')).toBe(1);
});

test('a call that would do something twice is made once', async () => {
  expect(await ask('POST', 503, 200)).toEqual({ status: 503, asked: 1 });
  expect(await ask('PATCH', 502, 200)).toEqual({ status: 502, asked: 1 });
});

test.each([200, 401, 404, 429, 500])('%i is an answer', async (status) => {
  expect(await ask('GET', status, 200)).toEqual({ status, asked: 1 });
});

test('a connection that breaks is tried again, an aborted call is not', async () => {
  vi.useFakeTimers();
  const broken = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  broken.mockResolvedValue(new Response('here'));
  vi.stubGlobal('fetch', broken);
  const answer = fetchWithRetry(new Request('http://localhost/api/x'));
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toBe('here');
  const aborted = vi.fn<typeof fetch>().mockRejectedValue(new DOMException('', 'AbortError'));
  vi.stubGlobal('fetch', aborted);
  await expect(fetchWithRetry(new Request('http://localhost/api/x'))).rejects.toThrow(DOMException);
  expect(aborted).toHaveBeenCalledTimes(1);
});

test('requests of a navigation are tried again, others of the page are not', async () => {
  vi.useFakeTimers();
  const direct = vi.fn<typeof fetch>(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', direct);
  const scope = { fetch: direct, location: { origin: 'http://localhost' } as Location };
  retryNavigations(scope);
  const ask = async (target: URL, init?: RequestInit) => {
    direct.mockClear();
    const answer = scope.fetch(target, init);
    await vi.runAllTimersAsync();
    await answer;
    return direct.mock.calls.length;
  };
  expect(await ask(new URL('http://localhost/build.data'))).toBe(3);
  expect(await ask(new URL('http://localhost/__manifest?paths=/build'))).toBe(3);
  expect(await ask(new URL('http://localhost/build.data'), { method: 'POST' })).toBe(1);
  expect(await ask(new URL('http://elsewhere.example/build.data'))).toBe(1);
  expect(await ask(new URL('http://localhost/api/page-views'))).toBe(1);
});
