import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { createLink, linkUrl } from '../mail-links/mail-links.ts';
import { dropUnprovenAccess, passwordOf } from '../sessions/credentials.ts';
import { profiles, users } from '../tables.ts';

const week = 7 * 24 * 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly appUrl: string;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  readonly now: () => Date;
}

/**
 * Creates the missing accounts of `ADMIN_EMAIL`: confirmed, without a password. An existing account becomes an admin only
 * while none of the addresses is one, so a flag that was taken away stays away.
 * @returns a link for each admin who has no password yet; it sets one, once, within a week.
 */
export async function ensureAdmins({ db, appUrl, adminEmails, now }: Deps): Promise<string[]> {
  const expiresAt = new Date(now().getTime() + week);
  return db.transaction(async (tx) => {
    for (const email of adminEmails) await createAdmin(tx, email);
    if ((await adminsAmong(tx, adminEmails)).length === 0) await appoint(tx, adminEmails);
    const links: string[] = [];
    for (const { userId, email } of await adminsAmong(tx, adminEmails)) {
      if ((await passwordOf(tx, userId)) !== null) continue;
      const token = await createLink(tx, { userId, type: 'recovery', email, attemptKeys: [], expiresAt });
      links.push(linkUrl(appUrl, 'recovery', token));
    }
    return links;
  });
}

async function createAdmin(tx: Transaction, email: string): Promise<void> {
  const [created] = await tx
    .insert(users)
    .values({ name: 'Admin', email, emailVerified: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (created) await tx.insert(profiles).values({ id: created.id, firstName: 'Admin', isAdmin: true });
}

function adminsAmong(tx: Transaction, emails: readonly string[]) {
  return tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(inArray(users.email, [...emails]), eq(profiles.isAdmin, true)));
}

async function appoint(tx: Transaction, emails: readonly string[]): Promise<void> {
  const people = await tx
    .select({ id: users.id, isConfirmed: users.emailVerified })
    .from(users)
    .where(inArray(users.email, [...emails]));
  for (const { id, isConfirmed } of people) {
    if (!isConfirmed) await dropUnprovenAccess(tx, id);
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    // The operator's word: without it nobody could restore the account.
    await tx
      .update(profiles)
      .set({ isAdmin: true, suspendedAt: null, suspendedReason: null })
      .where(eq(profiles.id, id));
  }
}
