import { expect, test } from 'vitest';
import { costBoundedCache } from './cost-bounded-cache.ts';

/** A figure that takes this long to count, on a clock of its own. */
function slowFigure(milliseconds: number) {
  let instant = 0;
  let counted = 0;
  const read = costBoundedCache(
    async () => {
      instant += milliseconds;
      counted += 1;
      return counted;
    },
    () => instant,
  );
  return { read, pass: (time: number) => (instant += time) };
}

test('a cheap figure is refreshed soon', async () => {
  const figure = slowFigure(1);
  expect(await figure.read()).toBe(1);
  figure.pass(49);
  expect(await figure.read()).toBe(1);
  figure.pass(2);
  expect(await figure.read()).toBe(2);
});

test('a figure that takes a second is refreshed once a minute', async () => {
  const figure = slowFigure(1_000);
  await figure.read();
  figure.pass(49_000);
  expect(await figure.read()).toBe(1);
  figure.pass(2_000);
  expect(await figure.read()).toBe(2);
});

test('concurrent readers share one count, also after expiry', { retry: 0 }, async () => {
  const figure = slowFigure(10);
  expect(await Promise.all([figure.read(), figure.read(), figure.read()])).toEqual([1, 1, 1]);
  figure.pass(10_000);
  expect(await Promise.all([figure.read(), figure.read()])).toEqual([2, 2]);
});

test('a failed count is retried by the next reader', async () => {
  let fails = true;
  const read = costBoundedCache(
    async () => {
      if (fails) throw new Error('The database is away.');
      return 7;
    },
    () => 0,
  );
  await expect(read()).rejects.toThrow('The database is away.');
  fails = false;
  expect(await read()).toBe(7);
});
