import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestPerson } from '../account/test-support/person.ts';
import { quickPace } from '../../platform/jobs/test-support/paces.ts';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import type { ModerationAct } from './mail/moderation-email.ts';
import { sendModerationMail } from './mail/moderation-mail.ts';
import { signInAdmin } from './test-support/users.ts';

let live: TestLive;
let admin: TestPerson;
beforeAll(async () => {
  live = await startTestLive({}, { jobPace: quickPace });
  admin = await signInAdmin(live.service);
});
afterAll(() => live.close());

const order = async (method: 'PUT' | 'DELETE', path: string, reason?: string) => {
  const answer = await admin.browser.fetch(`/api/admin/users/${path}`, {
    method,
    ...(reason !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason }),
    }),
  });
  expect(answer.status).toBe(200);
};
const takeDown = ({ userId }: TestPerson, reason: string) => order('PUT', `${userId}/take-down`, reason);
const putBack = ({ userId }: TestPerson) => order('DELETE', `${userId}/take-down`);
const suspend = ({ userId }: TestPerson, reason: string) => order('PUT', `${userId}/suspension`, reason);
const restore = ({ userId }: TestPerson) => order('DELETE', `${userId}/suspension`);

async function published(name: string, coinName: string): Promise<TestPerson> {
  const person = await live.creator(name);
  await live.build(person, { coinName });
  expect((await live.deploy(person)).status).toBe(200);
  // That the page is live is another job's mail, which is not to come between.
  await live.service.mailbox.mailTo(person.email, 2);
  return person;
}
/** Those that confirm an address or tell of a live page are of other kinds. */
const isOther = /^Confirm|is live/;
const mailsTo = ({ email }: TestPerson) =>
  live.service.mailbox.mails.filter(({ to, subject }) => to === email && !isOther.test(subject));
/** The `count`-th mail about moderation. */
const mailTo = (person: TestPerson, count: number) =>
  vi.waitUntil(() => mailsTo(person)[count - 1], { timeout: 60_000 });
const subjectsTo = (person: TestPerson) => mailsTo(person).map(({ subject }) => subject);

test('a creator reads what happened to their page, why, and what to do, once for each time', async () => {
  const tess = await published('Tess', 'Taken Coin');
  await takeDown(tess, 'Promises a <b>profit</b>');
  const down = await mailTo(tess, 1);
  expect(down.subject).toBe('Your page was taken down (Moonpage)');
  expect(down.text).toContain('We have taken your page down');
  expect(down.text).toContain('Reason: Promises a <b>profit</b>');
  expect(down.text).toContain('Change what the reason names, then write to support');
  expect(down.text).toContain('Write to support:\nhttp://localhost:3000/support');
  expect(down.html).toContain('Promises a &lt;b&gt;profit&lt;/b&gt;');

  await takeDown(tess, 'Promises a <b>profit</b>');
  await takeDown(tess, 'Promises a profit, in other words');
  await putBack(tess);
  await putBack(tess);
  const back = await mailTo(tess, 2);
  expect(back.text).toContain('We have put the page of Taken Coin back. It is live again');
  expect(back.text).toContain('See your page:\nhttp://localhost:3000/p/taken-coin');
  expect(back.text).not.toContain('Reason');
  await suspend(tess, 'Wrote to strangers');
  await suspend(tess, 'Wrote to strangers');
  const suspended = await mailTo(tess, 3);
  expect(suspended.text).toContain('You cannot sign in, and your page is not shown meanwhile.');
  expect(suspended.text).toContain('Reason: Wrote to strangers');
  expect(suspended.text).toContain('http://localhost:3000/support');
  await restore(tess);
  const restored = await mailTo(tess, 4);
  expect(restored.text).toContain('You can sign in again as before, and your page is live again.');
  expect(restored.text).not.toContain('Reason');
  expect(subjectsTo(tess)).toEqual([
    'Your page was taken down (Moonpage)',
    'Your page is back (Moonpage)',
    'Your account is suspended (Moonpage)',
    'Your account is restored (Moonpage)',
  ]);
});

test('a page that stays down is not said to be back', async () => {
  const sven = await published('Sven', 'Staying Coin');
  await takeDown(sven, 'Copies another coin');
  await suspend(sven, 'Wrote to strangers');
  await restore(sven);
  const restored = await mailTo(sven, 3);
  expect(restored.text).toContain('Your page stays down.');
  expect(restored.text).toContain('Reason: Copies another coin');

  await suspend(sven, 'Wrote to strangers again');
  await putBack(sven);
  await restore(sven);
  expect((await mailTo(sven, 5)).text).toContain('and your page is live again.');
  expect(subjectsTo(sven)).not.toContain('Your page is back (Moonpage)');
});

test('a mail server that is away keeps nobody from acting, and the mail arrives later', async () => {
  const vito = await published('Vito', 'Vanished Coin');
  const deliver = vi.spyOn(live.service.mailbox, 'deliver');
  deliver.mockRejectedValueOnce(new Error('the mail server is away'));
  await takeDown(vito, 'Copies another coin');
  expect((await fetch(`${live.url}/p/vanished-coin`)).status).toBe(410);
  expect((await mailTo(vito, 1)).subject).toBe('Your page was taken down (Moonpage)');
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('a mail that was held up is not sent once it is no longer true', async () => {
  const wilma = await live.creator('Wilma');
  const deliver = vi.spyOn(live.service.mailbox, 'deliver');
  const isSent = async (act: ModerationAct, attempt: number) => {
    deliver.mockClear();
    const { db } = live.service.database;
    const { userId, email: to } = wilma;
    await sendModerationMail(
      { db, mail: live.service.mailbox, appUrl: live.url, productName: 'Moonpage' },
      {
        id: 'held-up',
        data: { userId, act, to, reason: null, hasPage: false },
        attempt,
        signal: new AbortController().signal,
      },
    );
    return deliver.mock.calls.length > 0;
  };
  await suspend(wilma, 'By mistake');
  await mailTo(wilma, 1);
  expect([await isSent('suspended', 2), await isSent('restored', 2)]).toEqual([true, false]);
  await restore(wilma);
  await mailTo(wilma, 3);
  expect([await isSent('suspended', 2), await isSent('restored', 2)]).toEqual([false, true]);
  expect([await isSent('taken-down', 2), await isSent('put-back', 2)]).toEqual([false, true]);
  expect(await isSent('suspended', 1)).toBe(true);
  deliver.mockRestore();
});
