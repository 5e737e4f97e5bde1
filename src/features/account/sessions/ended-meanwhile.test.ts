import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../../platform/db/database.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { mailLinks } from '../mail-links/tables.ts';
import { secondFactors } from '../second-factor/tables.ts';
import { users } from '../tables.ts';
import { signUpPerson, type TestPerson } from '../test-support/person.ts';
import { setPassword } from './credentials.ts';
import { sessions } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

/** What a request meets that has begun before another changed the account, and goes on after it. */
async function meanwhile<Answer>(
  { userId }: TestPerson,
  request: () => Promise<Answer>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Answer> {
  const { db } = service.database;
  let answer: Promise<Answer> | undefined;
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    answer = request();
    await expect.poll(waiting).toBe(1);
    await change(tx);
  });
  if (!answer) throw new Error('nothing was asked');
  return answer;
}

async function waiting() {
  const { rows } = await service.database.db.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
}

const sessionsOf = ({ userId }: TestPerson) =>
  service.database.db.select().from(sessions).where(eq(sessions.userId, userId));

test('a sign-in with the old password that was under way starts no session', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Ada');
  const { userId, email, password } = person;
  const thief = service.visitor();
  const answer = await meanwhile(
    person,
    () => thief.post('/api/auth/sign-in', { email, password }),
    async (tx) => {
      await setPassword(tx, userId, 'the hash of another one');
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    },
  );
  expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  expect(thief.isSignedIn()).toBe(false);
  expect(await sessionsOf(person)).toEqual([]);
});

test(
  'a sign-in that was under way is asked for a second factor turned on meanwhile',
  { retry: 0 },
  async () => {
    const person = await signUpPerson(service, 'Bob');
    const { userId, email, password } = person;
    const thief = service.visitor();
    const answer = await meanwhile(
      person,
      () => thief.post('/api/auth/sign-in', { email, password }),
      (tx) =>
        tx
          .insert(secondFactors)
          .values({ userId, secret: 'sealed', draftedBy: 'own', confirmedAt: new Date() }),
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_NEEDED' } });
    expect(thief.isSignedIn()).toBe(false);
    expect(await sessionsOf(person)).toHaveLength(1);
  },
);

test('a session that was ended meanwhile changes nothing about who gets in', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Cyd');
  const answer = await meanwhile(
    person,
    () => person.browser.post('/api/auth/change-email', { email: 'thief.of.cyd@example.com' }),
    (tx) => tx.delete(sessions).where(eq(sessions.userId, person.userId)),
  );
  expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
  const links = await service.database.db
    .select({ type: mailLinks.type })
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, person.userId), ne(mailLinks.type, 'signup')));
  expect(links).toEqual([]);
});
