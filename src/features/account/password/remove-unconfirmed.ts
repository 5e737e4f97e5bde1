import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { mailLinks } from '../mail-links/tables.ts';
import { users } from '../tables.ts';

const keptInMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes sign-ups of more than a week ago whose address nobody confirmed, and for which no link is under way. */
export async function removeUnconfirmed(db: Database, now: Date): Promise<void> {
  const links = db.select({ id: mailLinks.id }).from(mailLinks).where(eq(mailLinks.userId, users.id));
  const before = new Date(now.getTime() - keptInMs);
  await db
    .delete(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, before), notExists(links)));
}
