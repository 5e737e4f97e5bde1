import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-support/database.ts';
import { mailLinks } from '../mail-links/tables.ts';
import { profiles, users } from '../tables.ts';
import { removeUnconfirmed } from './remove-unconfirmed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test('sign-ups that nobody confirmed go after a week, and nobody else', async () => {
  const { db } = database;
  const add = async (id: string, days: number, emailVerified: boolean) => {
    const row = { id, name: id, email: `${id}@example.com`, emailVerified, createdAt: daysAgo(days) };
    await db.insert(users).values(row);
    await db.insert(profiles).values({ id, firstName: id });
  };
  for (let nth = 0; nth < 50; nth += 1) await add(`forgotten-${nth}`, 8, false);
  await add('confirmed', 400, true);
  await add('fresh', 6, false);
  await add('asked-again', 30, false);
  await db.insert(mailLinks).values({
    userId: 'asked-again',
    type: 'signup',
    email: 'asked-again@example.com',
    expiresAt: daysAgo(-1),
  });

  await removeUnconfirmed(db, now);
  const left = await db.select({ id: profiles.id }).from(profiles).orderBy(asc(profiles.id));
  expect(left.map(({ id }) => id)).toEqual(['asked-again', 'confirmed', 'fresh']);
});
