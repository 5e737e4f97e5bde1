import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { createUser } from '../create-user.ts';
import { createPending, issueToken, linkUrl, revokeAll } from '../mail-links/mail-links.ts';
import { passwordOf } from '../sessions/credentials.ts';
import { sessions } from '../sessions/tables.ts';
import { profiles, users } from '../tables.ts';

const week = 7 * 24 * 60 * 60 * 1000;

interface Deps {
  readonly db: Database;
  readonly appUrl: string;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  readonly now: () => Date;
}

/** Sets an admin's password, once. */
interface PasswordLink {
  readonly email: string;
  readonly link: string;
}

/**
 * Creates the missing accounts of `ADMIN_EMAIL`, without a password. An existing account becomes an admin only
 * while none of the addresses is one, so a flag that was taken away stays away.
 * @returns a link for each admin who has no password yet; it sets one, once, within a week, and ends those of earlier starts.
 */
export async function ensureAdmins({ db, appUrl, adminEmails, now }: Deps): Promise<PasswordLink[]> {
  const expiresAt = new Date(now().getTime() + week);
  return db.transaction(async (tx) => {
    for (const email of adminEmails) await createUser(tx, { email, firstName: 'Admin', isAdmin: true });
    if ((await adminsAmong(tx, adminEmails)).length === 0) await appoint(tx, adminEmails);
    const links: PasswordLink[] = [];
    for (const { userId, email } of await adminsAmong(tx, adminEmails)) {
      if ((await passwordOf(tx, userId)) !== null) continue;
      await revokeAll(tx, userId, ['recovery']);
      const linkId = await createPending(tx, { userId, type: 'recovery', email, attemptKeys: [] }, now());
      links.push({ email, link: linkUrl(appUrl, 'recovery', await issueToken(tx, linkId, expiresAt)) });
    }
    return links;
  });
}

function adminsAmong(tx: Transaction, emails: readonly string[]) {
  return tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(inArray(users.email, [...emails]), eq(profiles.isAdmin, true)));
}

async function appoint(tx: Transaction, emails: readonly string[]): Promise<void> {
  const named = tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]));
  // Those from before an account was suspended are kept until now, and would be an admin's.
  const suspended = tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, named), isNotNull(profiles.suspendedAt)));
  await tx.delete(sessions).where(inArray(sessions.userId, suspended));
  // The operator's word: without it nobody could restore the account.
  await tx
    .update(profiles)
    .set({ isAdmin: true, suspendedAt: null, suspendedReason: null })
    .where(inArray(profiles.id, named));
}
