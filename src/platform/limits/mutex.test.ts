import { expect, test } from 'vitest';
import { createKeyedMutex, createMutex } from './mutex.ts';

/** Work that ends when it is told to. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasStarted = false;
  const run = () => {
    hasStarted = true;
    return promise;
  };
  return { run, end: resolve, fail: reject, hasStarted: () => hasStarted };
}
const settled = () => new Promise<void>((done) => setImmediate(done));

test('works run one after the other, also after one that failed', async () => {
  const { runExclusive } = createMutex();
  const [first, second] = [task(), task()];
  const failing = runExclusive(first.run);
  const following = runExclusive(second.run);
  await settled();
  expect([first.hasStarted(), second.hasStarted()]).toEqual([true, false]);
  first.fail(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  second.end('done');
  expect(await following).toBe('done');
});

test('a full queue refuses, and takes work again when one has ended', async () => {
  const { runExclusive } = createMutex({ maxWaiting: 1 });
  const [first, second, third] = [task(), task(), task()];
  const running = [runExclusive(first.run), runExclusive(second.run)];
  await expect(runExclusive(third.run)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  first.end('1');
  await running[0];
  running.push(runExclusive(third.run));
  second.end('2');
  third.end('3');
  expect(await Promise.all(running)).toEqual(['1', '2', '3']);
});

test('keys do not wait for each other, and as many as are allowed have work at one time', async () => {
  const { runExclusive } = createKeyedMutex({ maxWaiting: 1, maxKeys: 2 });
  const [a, b, c] = [task(), task(), task()];
  const running = [runExclusive('a', a.run), runExclusive('b', b.run)];
  await settled();
  expect([a.hasStarted(), b.hasStarted()]).toEqual([true, true]);
  await expect(runExclusive('c', c.run)).rejects.toMatchObject({ code: 'BUSY' });
  a.end('1');
  await running[0];
  c.end('3');
  expect(await runExclusive('c', c.run)).toBe('3');
  b.end('2');
  await running[1];
});
