import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { ensureAdmins } from './first-admin.ts';
import { profiles, users } from '../tables.ts';
import { signUpPerson } from '../test-support/person.ts';

const admin = { email: 'admin@moonpage.local', password: 'a strong password' };

let service: TestApp;
beforeEach(async () => {
  service = await createTestApp();
});
afterEach(() => service.close());

/** The password links that a start prints. */
function printedLinks(): string[] {
  const message = service.startMessage;
  return message.split('\n').filter((line) => line.includes('/update-password#access_token='));
}

async function startAgain(adminEmails: string[] = [admin.email]): Promise<string[]> {
  const links = await ensureAdmins({
    db: service.database.db,
    appUrl: 'http://localhost:3000',
    adminEmails,
    now: () => service.now(),
  });
  return links.map(({ link }) => link);
}

test(
  'a start prints where to go, where mail goes and a link that sets the password once',
  { retry: 0 },
  async () => {
    const message = service.startMessage;
    expect(message).toContain('Moonpage is ready: http://localhost:3000');
    expect(message).toContain('Mail goes to a mailbox in memory');
    const [line = ''] = printedLinks();
    expect(line).toContain(`Set ${admin.email}'s password, once: `);
    const { access_token, type } = linkIn({ text: line });
    expect(type).toBe('recovery');

    const browser = service.visitor();
    const change = { access_token, password: admin.password };
    expect(await browser.post('/api/auth/update-password', change)).toMatchObject({
      status: 200,
      body: { signInPath: '/hidden-door' },
    });
    const again = await browser.post('/api/auth/update-password', change);
    expect(again.status).toBe(400);
    expect(JSON.stringify(again)).not.toContain('hidden-door');
    expect(await browser.post('/api/auth/sign-in', admin)).toMatchObject({
      status: 200,
      body: { email: admin.email, isAdmin: true },
    });
    expect(await startAgain()).toEqual([]);
  },
);

test('a command that starts the service without saying so leaves the link that was printed', async () => {
  const [line = ''] = printedLinks();
  await service.app.start();
  const { access_token } = linkIn({ text: line });
  const change = { access_token, password: admin.password };
  expect(await service.visitor().post('/api/auth/update-password', change)).toMatchObject({ status: 200 });
});

test('every start prints a link until one was used, and the link of the start before ends', async () => {
  const links = [...printedLinks(), ...(await startAgain()), ...(await startAgain())];
  expect(links).toHaveLength(3);
  const tokens = links.map((text) => linkIn({ text }).access_token);
  const browser = service.visitor();
  const statuses: number[] = [];
  for (const access_token of [...tokens, tokens[2]]) {
    statuses.push(
      (await browser.post('/api/auth/update-password', { access_token, password: 'password' })).status,
    );
  }
  expect(statuses).toEqual([400, 400, 200, 400]);
});

test('the flag alone makes no admin, nor does the address alone', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Mallory');
  const { db } = service.database;
  await db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, person.userId));
  expect(await person.browser.get('/api/auth/session')).toMatchObject({ body: { isAdmin: false } });
  const [line = ''] = printedLinks();
  const { access_token } = linkIn({ text: line });
  await person.browser.post('/api/auth/update-password', { access_token, password: admin.password });
  await db.update(profiles).set({ isAdmin: false }).where(eq(profiles.firstName, 'Admin'));
  expect(await service.visitor().post('/api/auth/sign-in', admin)).toMatchObject({
    body: { isAdmin: false },
  });
});

test('an admin whose flag another admin took away stays without it', { retry: 0 }, async () => {
  const { db } = service.database;
  const both = [admin.email, 'second@example.com'];
  await startAgain(both);
  const [second] = await db.select().from(users).where(eq(users.email, 'second@example.com'));
  await db
    .update(profiles)
    .set({ isAdmin: false })
    .where(eq(profiles.id, second?.id ?? ''));
  expect(await startAgain(both)).toHaveLength(1);
  const [profile] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.id, second?.id ?? ''));
  expect(profile?.isAdmin).toBe(false);
});

test('a demoted admin can neither delete the account nor change its address', { retry: 0 }, async () => {
  await service.close();
  service = await createTestApp({ ADMIN_EMAIL: `${admin.email},second@example.com` });
  const second = { email: 'second@example.com', password: 'of the second' };
  const browser = service.visitor();
  for (const text of printedLinks()) {
    const { access_token } = linkIn({ text });
    await browser.post('/api/auth/update-password', { access_token, password: second.password });
  }
  const { body } = await browser.post('/api/auth/sign-in', second);
  const { userId } = body as { userId: string };
  await service.database.db.update(profiles).set({ isAdmin: false }).where(eq(profiles.id, userId));
  expect(await browser.post('/api/auth/delete-account', { email: second.email })).toMatchObject({
    status: 403,
  });
  const move = { email: 'second.away@example.com' };
  expect(await browser.post('/api/auth/change-email', move)).toMatchObject({
    status: 403,
    body: { message: 'The address of an admin is set by ADMIN_EMAIL.' },
  });
  expect(await startAgain([admin.email, second.email])).toEqual([]);
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { userId, isAdmin: false } });
});

test('an address that signed up before it was named becomes admin without the password that nobody has proven', async () => {
  const browser = service.visitor();
  const early = { first_name: 'Early', email: 'boss@example.com', password: 'of a stranger' };
  await browser.post('/api/auth/sign-up', early);
  await service.mailbox.mailTo('boss@example.com');
  expect(await startAgain(['boss@example.com'])).toHaveLength(1);
  const attempt = { email: early.email, password: early.password };
  expect(await browser.post('/api/auth/sign-in', attempt)).toMatchObject({ status: 403 });
});

test(
  'a suspended account that is named is restored: nobody else could do it; who was signed in before is not an admin now',
  { retry: 0 },
  async () => {
    const { browser, userId, email } = await signUpPerson(service, 'Named');
    const { db } = service.database;
    await db
      .update(profiles)
      .set({ suspendedAt: service.now(), suspendedReason: 'Before' })
      .where(eq(profiles.id, userId));
    await startAgain([email]);
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
    expect(profile).toMatchObject({ isAdmin: true, suspendedAt: null, suspendedReason: null });
    expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
  },
);

test('signing up with the address of an admin changes nothing', async () => {
  const browser = service.visitor();
  const theft = { first_name: 'Thief', email: admin.email, password: 'of the thief' };
  expect(await browser.post('/api/auth/sign-up', theft)).toMatchObject({ status: 200 });
  const mail = await service.mailbox.mailTo(admin.email);
  expect(mail.text).not.toContain('access_token');
  const attempt = { email: admin.email, password: theft.password };
  expect(await browser.post('/api/auth/sign-in', attempt)).toMatchObject({ status: 403 });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
});

test('an admin account is not deleted by its own button', { retry: 0 }, async () => {
  const [line = ''] = printedLinks();
  const { access_token } = linkIn({ text: line });
  const browser = service.visitor();
  await browser.post('/api/auth/update-password', { access_token, password: admin.password });
  await browser.post('/api/auth/sign-in', admin);
  expect(await browser.post('/api/auth/delete-account', { email: admin.email })).toMatchObject({
    status: 403,
    body: { message: 'An admin account cannot be deleted.' },
  });
});
