import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPace } from '../../platform/jobs/test-support/paces.ts';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { mailLinks } from './mail-links/tables.ts';
import { secondFactorChallenges } from './second-factor/tables.ts';
import { sessions, verifications } from './sessions/tables.ts';
import { signUpPerson } from './test-support/person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({}, { jobPace: quickPace });
});
afterAll(() => service.close());

const day = 24 * 60 * 60 * 1000;

test('what has expired is deleted, and a session that began a month ago', async () => {
  const { userId, email } = await signUpPerson(service, 'Ada');
  const { db } = service.database;
  await db.delete(sessions);
  await db.delete(mailLinks);
  const at = (days: number) => new Date(service.now().getTime() + days * day);
  for (const [name, days] of [
    ['over', -1],
    ['open', 1],
  ] as const) {
    const expiresAt = at(days);
    await db.insert(sessions).values({ userId, token: name, expiresAt });
    await db.insert(mailLinks).values({ userId, type: 'recovery', email, tokenHash: name, expiresAt });
    await db.insert(secondFactorChallenges).values({ userId, tokenHash: name, expiresAt });
    await db.insert(verifications).values({ identifier: name, value: '{}', expiresAt });
  }
  await db.insert(sessions).values({ userId, token: 'old', expiresAt: at(1), createdAt: at(-31) });
  await db.execute(sql`insert into jobs.job (name, data) values ('account.clean-up', '{}')`);
  const left = async () => ({
    sessions: (await db.select().from(sessions)).map(({ token }) => token),
    mailLinks: (await db.select().from(mailLinks)).map(({ tokenHash }) => tokenHash),
    challenges: (await db.select().from(secondFactorChallenges)).map(({ tokenHash }) => tokenHash),
    verifications: (await db.select().from(verifications)).map(({ identifier }) => identifier),
  });
  const open = { sessions: ['open'], mailLinks: ['open'], challenges: ['open'], verifications: ['open'] };
  await expect.poll(left).toEqual(open);
});
