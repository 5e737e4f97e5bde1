import { expect, test } from 'vitest';
import { createViewQueue, type PageView } from './view-queue.ts';

const view = (slug: string): PageView => ({
  slug,
  action: 'read',
  source: null,
  campaign: null,
  viewedAt: new Date(0),
  visitor: null,
  country: null,
  device: 'phone',
  language: null,
});

test('views that arrive during a commit go into the next one together', async () => {
  const batches: string[][] = [];
  let release = () => {};
  const queue = createViewQueue(
    (views) => {
      batches.push(views.map(({ slug }) => slug));
      return new Promise((done) => (release = done));
    },
    { batch: 10, queue: 100 },
  );
  const first = queue.add(view('a'));
  const rest = Promise.all([queue.add(view('b')), queue.add(view('c'))]);
  release();
  expect(await first).toBe(true);
  await Promise.resolve();
  release();
  expect(await rest).toEqual([true, true]);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('a full queue refuses, and takes views again once it is empty', async () => {
  let release = () => {};
  const queue = createViewQueue(() => new Promise((done) => (release = done)), { batch: 1, queue: 1 });
  const committing = queue.add(view('a'));
  const waiting = queue.add(view('b'));
  expect(await queue.add(view('c'))).toBe(false);
  release();
  await committing;
  await Promise.resolve();
  release();
  expect(await waiting).toBe(true);
});

test('a failed commit is told to its views and does not stop the next', async () => {
  let attempts = 0;
  const queue = createViewQueue(
    async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the database is away');
    },
    { batch: 1, queue: 10 },
  );
  const lost = queue.add(view('a'));
  const kept = queue.add(view('b'));
  await expect(lost).rejects.toThrow('the database is away');
  expect(await kept).toBe(true);
});
