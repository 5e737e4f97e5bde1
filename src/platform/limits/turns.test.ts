import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const settled = () => new Promise<void>((done) => setImmediate(done));

test(
  'as many works as are allowed run at once, the others in their order, also after one that failed',
  { retry: 0 },
  async () => {
    const turns = createTurns({ atOnce: 2 });
    const begun: number[] = [];
    const works = Array.from({ length: 5 }, (_, at) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const ended = turns.run(async () => {
        begun.push(at);
        return await promise;
      });
      return { ended, resolve, reject };
    });
    await settled();
    expect([begun, turns.waiting()]).toEqual([[0, 1], 3]);
    works[1]?.reject(new Error('broken'));
    await expect(works[1]?.ended).rejects.toThrow('broken');
    await settled();
    expect([begun, turns.waiting()]).toEqual([[0, 1, 2], 2]);
    for (const [at, { resolve }] of works.entries()) resolve(at);
    await Promise.allSettled(works.map(({ ended }) => ended));
    expect([begun, turns.waiting()]).toEqual([[0, 1, 2, 3, 4], 0]);
    await expect(turns.run(async () => 'again')).resolves.toBe('again');
  },
);
