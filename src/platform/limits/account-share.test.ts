import { expect, test } from 'vitest';
import { accountQueueLimits, createAccountShare } from './account-share.ts';

function setUp({ perTenMinutes = 100, perDay = 1_000 } = {}) {
  let instant = new Date('2027-03-10T12:00:00Z');
  const share = createAccountShare({ perTenMinutes, perDay, now: () => instant });
  const advance = (minutes: number) => (instant = new Date(instant.getTime() + minutes * 60_000));
  return { share, advance };
}
const nothing = async () => {};

test('an account has so many works in ten minutes and in a day, and another has its own', async () => {
  const { share, advance } = setUp({ perTenMinutes: 2, perDay: 3 });
  await share.run('ada', nothing);
  await share.run('ada', nothing);
  await expect(share.run('ada', nothing)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', message: '' });
  advance(10);
  await share.run('ada', nothing);
  await expect(share.run('ada', nothing)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'That is as much as one account can do in a day. Please go on tomorrow.',
  });
  await share.run('bob', nothing);
  advance(24 * 60);
  await share.run('ada', nothing);
});

test('works of one account wait for each other, so many at most, and nobody waits for another account', async () => {
  const { share } = setUp();
  const end = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await end.promise;
    running -= 1;
  };
  const own = Array.from({ length: accountQueueLimits.maxWaiting + 1 }, () => share.run('ada', work));
  await expect(share.run('ada', work)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await share.run('bob', async () => 'done')).toBe('done');
  end.resolve();
  await Promise.all(own);
  expect(most).toBe(1);
});

test('when too many accounts have work the service is busy', async () => {
  const { share } = setUp();
  const end = Promise.withResolvers<void>();
  const works = Array.from({ length: accountQueueLimits.maxKeys }, (_, at) =>
    share.run(`account ${at}`, () => end.promise),
  );
  await expect(share.run('ada', nothing)).rejects.toMatchObject({ code: 'BUSY' });
  end.resolve();
  await Promise.all(works);
  await share.run('ada', nothing);
});
