import { afterEach, expect, test, vi } from 'vitest';
import { saying } from './saying.ts';

afterEach(() => vi.useRealTimers());

test('a step is named once it has taken three seconds, and not after it has ended or failed', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const say = (sentence: string) => void said.push(sentence);
  const slow = Promise.withResolvers<string>();
  const started = saying(say, 'Waiting for the database …', () => slow.promise);
  vi.advanceTimersByTime(2_999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['Waiting for the database …']);
  slow.resolve('ready');
  expect(await started).toBe('ready');

  expect(await saying(say, 'Quick', async () => 'done')).toBe('done');
  const failed = saying(say, 'Refused', () => Promise.reject(new Error('refused')));
  await expect(failed).rejects.toThrow('refused');
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(1);
});
