// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { settle } from './capture.ts';

test('the picture is taken a second after fonts and images are there, and no sooner', async () => {
  vi.useFakeTimers();
  let isSettled = false;
  const fonts = Promise.withResolvers<unknown>();
  const broken = { decode: () => Promise.reject(new Error('no image')) };
  void settle({ fonts: { ready: fonts.promise }, images: [broken] }).then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isSettled).toBe(false);
  fonts.resolve(null);
  await vi.advanceTimersByTimeAsync(999);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSettled).toBe(true);
});
