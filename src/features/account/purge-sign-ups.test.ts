import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { purgeSignUps } from './create-user.ts';
import { signUps } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test('sign-ups that nobody confirmed go after sixteen days', async () => {
  const { db } = database;
  const add = async (id: string, days: number) => {
    const typed = { email: `${id}@example.com`, firstName: id, passwordHash: 'x', browserHash: 'x' };
    await db.insert(signUps).values({ id, ...typed, createdAt: daysAgo(days) });
  };
  for (let nth = 0; nth < 50; nth += 1) await add(`forgotten-${nth}`, 17);
  await add('waiting', 15);

  await purgeSignUps(db, now);
  const left = await db.select({ id: signUps.id }).from(signUps).orderBy(asc(signUps.id));
  expect(left.map(({ id }) => id)).toEqual(['waiting']);
});
