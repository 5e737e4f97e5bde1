import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPace } from '../../platform/jobs/test-support/paces.ts';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { startSmtpServer } from '../../test-support/smtp-server.fake.ts';
import { createUser } from './create-user.ts';
import { createAccountKeys } from './secrets/account-keys.ts';
import { createPasswords } from './secrets/passwords.ts';
import { setPassword } from './sessions/credentials.ts';
import { users } from './tables.ts';

const ada = { email: 'ada@example.com', password: 'a password' };

let server: Awaited<ReturnType<typeof startSmtpServer>>;
let service: TestApp;
beforeAll(async () => {
  // The notice is refused once, so it is tried again after the account is gone.
  server = await startSmtpServer({ refusals: 1 });
  service = await createTestApp({ SMTP_URL: server.url }, { jobPace: quickPace });
  const { hash } = createPasswords(createAccountKeys('any').signUps);
  const passwordHash = await hash(ada.password);
  await service.database.db.transaction(async (tx) => {
    const userId = await createUser(tx, { email: ada.email, firstName: 'Ada' });
    await setPassword(tx, userId ?? '', passwordHash);
  });
});
afterAll(async () => {
  await service.close();
  await server.close();
});

test('whoever has deleted their account is told so at its address, by a mail that outlives it', async () => {
  const browser = service.visitor();
  await browser.post('/api/auth/sign-in', ada);
  expect(await browser.post('/api/auth/delete-account', { email: ada.email })).toMatchObject({ status: 200 });
  const isAdas = eq(users.email, ada.email);
  expect(await service.database.db.select().from(users).where(isAdas)).toEqual([]);
  await expect.poll(() => server.received.length).toBe(1);
  expect(server.refusedSoFar()).toBe(1);
  expect(server.received[0]).toContain(`To: ${ada.email}`);
  expect(server.received[0]).toContain('Subject: Your account was deleted (Moonpage)');
  expect(server.received[0]).toContain('/support');
});
