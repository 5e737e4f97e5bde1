import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockWaiters } from '../../../platform/db/test-support/lock-waiters.ts';
import type { TestApp } from '../../../test-support/app.ts';
import { sessions } from '../sessions/tables.ts';
import { users } from '../tables.ts';
import type { TestPerson } from './person.ts';

/** What a request meets that has begun before another changed the account, and goes on after it. */
export async function meanwhile<Answer>(
  service: TestApp,
  { userId }: Pick<TestPerson, 'userId'>,
  request: () => Promise<Answer>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Answer> {
  const { db } = service.database;
  let answer: Promise<Answer> | undefined;
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    answer = request();
    await expect.poll(() => lockWaiters(db)).toBe(1);
    await change(tx);
  });
  if (!answer) throw new Error('nothing was asked');
  return answer;
}

/** Ends every session of a person. */
export const endSessions =
  ({ userId }: Pick<TestPerson, 'userId'>) =>
  (tx: Transaction) =>
    tx.delete(sessions).where(eq(sessions.userId, userId));
