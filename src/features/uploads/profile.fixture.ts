import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import type { Session } from '../account/policy.ts';
import { profiles, users } from '../account/tables.ts';

/** An account with an empty profile, for tests of what accounts own. */
export async function createTestProfile(db: Database): Promise<Session> {
  const userId = randomUUID();
  const email = `${userId}@example.com`;
  await db.insert(users).values({ id: userId, name: 'Ada', email });
  await db.insert(profiles).values({ id: userId, firstName: 'Ada' });
  return { userId, email, firstName: 'Ada', isAdmin: false };
}
