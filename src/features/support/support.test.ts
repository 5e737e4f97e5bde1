import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { supportRequests } from './tables.ts';

const help = 'help@moonpage.example';
let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ SUPPORT_EMAIL: help });
});
afterAll(() => service.close());

const path = '/api/functions/send-support-email';
const good = { sender: 'ada@example.com', issue: 'Problem', comments: 'My rocket does not start.' };
const rowsOf = (sender: string) =>
  service.database.db.select().from(supportRequests).where(eq(supportRequests.sender, sender));
/** The mail about what this person wrote, whichever came before it. */
const mailAbout = async (sender: string) => {
  await expect.poll(() => service.mailbox.mails.some(({ replyTo }) => replyTo === sender)).toBe(true);
  const mail = service.mailbox.mails.find(({ replyTo }) => replyTo === sender);
  if (!mail) throw new Error('no mail');
  return mail;
};

test('a request is kept, then mailed to the operator, who answers its sender', async () => {
  expect(await service.visitor().post(path, good)).toMatchObject({ status: 200, body: { received: true } });
  const mail = await mailAbout('ada@example.com');
  expect(mail).toMatchObject({ to: help, subject: 'Support Request: Problem', replyTo: 'ada@example.com' });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('ada@example.com');
    expect(part).toContain('typed, and not checked');
    expect(part).toContain('Problem');
    expect(part).toContain('My rocket does not start.');
  }
  await expect.poll(async () => (await rowsOf('ada@example.com'))[0]?.sentAt).toBeInstanceOf(Date);
});

test('the mail tells whether the sender was signed in with that address', async () => {
  const { browser, email } = await signUpPerson(service, 'Proven');
  await browser.post(path, { ...good, sender: email });
  expect((await mailAbout(email)).text).toContain('signed in with this address');
  await browser.post(path, { ...good, sender: 'another@example.com' });
  expect((await mailAbout('another@example.com')).text).toContain('typed, and not checked');
});

test('without SUPPORT_EMAIL the first admin is written to', async () => {
  const plain = await createTestApp({ ADMIN_EMAIL: 'first@moonpage.example,second@moonpage.example' });
  await plain.visitor().post(path, good);
  expect(await plain.mailbox.mailTo('first@moonpage.example')).toMatchObject({
    subject: 'Support Request: Problem',
  });
  await plain.close();
});

describe('what is typed', () => {
  test.each<[string, object, string, string]>([
    ['no sender', { sender: undefined }, 'sender', 'User Email is required'],
    ['an empty sender', { sender: '' }, 'sender', 'User Email is required'],
    ['a sender of spaces', { sender: '   ' }, 'sender', 'User Email is required'],
    ['a sender that is no address', { sender: 'ada' }, 'sender', 'Please enter a valid email address'],
    [
      'a sender with a header in it',
      { sender: 'ada@example.com\r\nBcc: everybody@example.com' },
      'sender',
      'Please enter a valid email address',
    ],
    [
      'two senders',
      { sender: 'ada@example.com, bob@example.com' },
      'sender',
      'Please enter a valid email address',
    ],
    [
      'a sender with a name',
      { sender: 'Ada <ada@example.com>' },
      'sender',
      'Please enter a valid email address',
    ],
    ['a list of senders', { sender: ['ada@example.com'] }, 'sender', 'User Email is required'],
    ['no issue', { issue: undefined }, 'issue', 'Please select an issue type'],
    ['an empty issue', { issue: '' }, 'issue', 'Please select an issue type'],
    [
      'an issue with a header in it',
      { issue: 'Question\r\nTo: x@example.com' },
      'issue',
      'Please select an issue type',
    ],
    ['no comments', { comments: undefined }, 'comments', 'Comments must be at least 10 characters'],
    ['nine characters', { comments: '123456789' }, 'comments', 'Comments must be at least 10 characters'],
    ['many spaces', { comments: ' '.repeat(50) }, 'comments', 'Comments must be at least 10 characters'],
    [
      'only control characters',
      { comments: '\u0000'.repeat(50) },
      'comments',
      'Comments must be at least 10 characters',
    ],
    ['100 KB', { comments: 'x'.repeat(100_000) }, 'comments', 'Comments must be at most 5,000 characters'],
  ])('%s is refused at its field', async (_what, fields, field, message) => {
    const answer = await service.visitor().post(path, { ...good, ...fields });
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', message } });
    expect(answer.body).toHaveProperty('data.issues', [{ path: field, message }]);
  });

  test.each([
    ['a recipient', { to: 'victim@example.com' }],
    ['a subject', { subject: 'Buy now' }],
    ['HTML', { html: '<a href="https://evil.example">win</a>' }],
    ['a user id', { userId: 'somebody' }],
    ['an id that is none', { id: 'mine' }],
  ])('%s from outside is refused, and nothing is kept', async (_what, more) => {
    const sender = `${randomUUID()}@example.com`;
    expect((await service.visitor().post(path, { ...good, sender, ...more })).status).toBe(422);
    expect(await rowsOf(sender)).toEqual([]);
  });

  test('stands in the mail as text, without what steers a terminal', async () => {
    const sender = 'mallory@example.com';
    const comments =
      '</p><script>alert(1)</script> "&amp;"\u001b[2J\u0000\r\nBcc: all@example.com\tend \u{1F680}';
    expect((await service.visitor().post(path, { ...good, sender, comments })).status).toBe(200);
    const mail = await mailAbout(sender);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.text).toContain('"&amp;"[2J\nBcc: all@example.com\tend \u{1F680}');
    expect(mail.subject).toBe('Support Request: Problem');
    expect(Object.keys(mail).toSorted()).toEqual(['html', 'replyTo', 'subject', 'text', 'to']);
  });

  test('counts to ten and to five thousand', async () => {
    const browser = service.visitor();
    expect((await browser.post(path, { ...good, comments: '1234567890' })).status).toBe(200);
    expect((await browser.post(path, { ...good, comments: 'x'.repeat(5000) })).status).toBe(200);
    expect((await browser.post(path, { ...good, comments: 'x'.repeat(5001) })).status).toBe(422);
  });
});

describe('a request that is sent twice', () => {
  test('is one, also at the same moment', { retry: 0 }, async () => {
    const request = { ...good, sender: 'twice@example.com', id: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => service.visitor().post(path, request)));
    answers.push(await service.visitor().post(path, request));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await rowsOf('twice@example.com')).toHaveLength(1);
    await mailAbout('twice@example.com');
    const mails = service.mailbox.mails.filter(({ replyTo }) => replyTo === 'twice@example.com');
    expect(mails).toHaveLength(1);
  });

  test('never swallows other words', async () => {
    const request = { ...good, sender: 'reused@example.com', id: randomUUID() };
    await service.visitor().post(path, request);
    const other = await service.visitor().post(path, { ...request, comments: 'And another thing, please.' });
    expect(other).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
    expect(await rowsOf('reused@example.com')).toMatchObject([{ comments: good.comments }]);
  });

  test('does not count against its address again', async () => {
    const browser = service.visitor();
    const request = { ...good, sender: 'steady@example.com', id: randomUUID() };
    for (let time = 0; time < 30; time += 1) expect((await browser.post(path, request)).status).toBe(200);
  });
});

test('nobody floods the operator, and is told when to go on', async () => {
  const browser = service.visitor();
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) {
    statuses.push((await browser.post(path, { ...good, sender: 'flood@example.com' })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(await browser.post(path, good)).toMatchObject({
    status: 429,
    body: { message: 'That was too often. Please wait a few minutes and try again.' },
  });
  expect((await service.visitor().post(path, good)).status).toBe(200);
  service.advance(10 * 60_000);
  expect((await browser.post(path, good)).status).toBe(200);
});

test('a request that cannot be kept is not said to be received', async () => {
  await service.database.pool.query('alter table support_requests rename to support_requests_away');
  const answer = await service.visitor().post(path, { ...good, sender: 'unlucky@example.com' });
  await service.database.pool.query('alter table support_requests_away rename to support_requests');
  expect(answer.status).toBe(500);
  expect(await rowsOf('unlucky@example.com')).toEqual([]);
});
