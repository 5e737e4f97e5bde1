import { expect, test } from 'vitest';
import { createEventQueue } from './event-queue.ts';

test('a listener gets every event in order, those from before it came included', async () => {
  const queue = createEventQueue<number>();
  queue.push(1);
  const heard: number[] = [];
  const listening = (async () => {
    for await (const event of queue.listen()) heard.push(event);
  })();
  queue.push(2);
  await Promise.resolve();
  queue.push(3);
  queue.close();
  await listening;
  expect(heard).toEqual([1, 2, 3]);
});

test('a failing work tells its events first, then its failure', async () => {
  const queue = createEventQueue<number>();
  const heard: number[] = [];
  queue.push(1);
  queue.close(new Error('the model is away'));
  await expect(
    (async () => {
      for await (const event of queue.listen()) heard.push(event);
    })(),
  ).rejects.toThrow('the model is away');
  expect(heard).toEqual([1]);
});
