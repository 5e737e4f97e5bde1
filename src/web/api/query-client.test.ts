import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('what was read is fresh for five minutes and not read again on focus', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: false });
});

test('what fails is tried once more', async () => {
  vi.useFakeTimers();
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('away')));
  const answer = createQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn })
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(new Error('away'));
  expect(queryFn).toHaveBeenCalledTimes(2);
});
