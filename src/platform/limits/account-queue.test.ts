import { expect, test } from 'vitest';
import { accountQueueLimits, createAccountQueue } from './account-queue.ts';

function setUp({ perTenMinutes = 100, perDay = 1_000 } = {}) {
  let instant = new Date('2027-03-10T12:00:00Z');
  const queue = createAccountQueue({ perTenMinutes, perDay, now: () => instant });
  const advance = (minutes: number) => (instant = new Date(instant.getTime() + minutes * 60_000));
  return { queue, advance };
}
const nothing = async () => {};

test('an account has so many works in ten minutes and in a day, and another has its own', async () => {
  const { queue, advance } = setUp({ perTenMinutes: 2, perDay: 3 });
  await queue.run('ada', nothing);
  await queue.run('ada', nothing);
  await expect(queue.run('ada', nothing)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', message: '' });
  advance(10);
  await queue.run('ada', nothing);
  await expect(queue.run('ada', nothing)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'That is as much as one account can do in a day. Please go on tomorrow.',
  });
  await queue.run('bob', nothing);
  advance(24 * 60);
  await queue.run('ada', nothing);
});

test(
  'works of one account wait for each other, so many at most, and nobody waits for another account',
  { retry: 0 },
  async () => {
    const { queue } = setUp();
    const end = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await end.promise;
      running -= 1;
    };
    const own = Array.from({ length: accountQueueLimits.maxWaiting + 1 }, () => queue.run('ada', work));
    await expect(queue.run('ada', work)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await queue.run('bob', async () => 'done')).toBe('done');
    end.resolve();
    await Promise.all(own);
    expect(most).toBe(1);
  },
);

test('when too many accounts have work the service is busy', async () => {
  const { queue } = setUp();
  const end = Promise.withResolvers<void>();
  const works = Array.from({ length: accountQueueLimits.maxKeys }, (_, at) =>
    queue.run(`account ${at}`, () => end.promise),
  );
  await expect(queue.run('ada', nothing)).rejects.toMatchObject({ code: 'BUSY' });
  end.resolve();
  await Promise.all(works);
  await queue.run('ada', nothing);
});

test('what was not let in does not use up the day', async () => {
  const { queue, advance } = setUp({ perDay: 7 });
  const end = Promise.withResolvers<void>();
  const own = Array.from({ length: accountQueueLimits.maxWaiting + 1 }, () =>
    queue.run('ada', () => end.promise),
  );
  for (let time = 0; time < 5; time += 1) {
    await expect(queue.run('ada', nothing)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', message: '' });
  }
  end.resolve();
  await Promise.all(own);
  advance(10);
  await queue.run('ada', nothing);
});
