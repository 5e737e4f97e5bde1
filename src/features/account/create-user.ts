import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/db/database.ts';
import { mailLinks } from './mail-links/tables.ts';
import { profiles, signUps, users } from './tables.ts';

/** First half of the advisory locks of addresses: 'mail' in ASCII. */
const addressLock = 0x6d_61_69_6c;

/** Until the transaction ends, nobody else makes, confirms or moves an account with this address. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${addressLock}, hashtext(${email}))`);
}

/**
 * Creates the user of a confirmed address, with a profile; the links of sign-ups that wait for the address end.
 * @returns its id; null when the address has an account.
 */
export async function createUser(
  tx: Transaction,
  { email, firstName, isAdmin = false }: { email: string; firstName: string; isAdmin?: boolean },
): Promise<string | null> {
  await lockAddress(tx, email);
  const [created] = await tx
    .insert(users)
    .values({ name: firstName, email })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!created) return null;
  await tx.insert(profiles).values({ id: created.id, firstName, isAdmin });
  await endSignUpLinks(tx, email);
  return created.id;
}

/**
 * Ends the links of the sign-ups that wait for an address. The sign-ups stay until they are old: what a stranger who made one is
 * answered at the sign-in must not tell that the address has an account by now.
 */
export async function endSignUpLinks(tx: Transaction, email: string): Promise<void> {
  const waiting = tx.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, email));
  await tx.delete(mailLinks).where(inArray(mailLinks.signUpId, waiting));
}

/** Longer than a link may wait for its mail, and then live; asking for another begins it anew. */
const signUpInMs = 16 * 24 * 60 * 60 * 1000;

/** Deletes old sign-ups, whatever became of their links: that depends on whether the address has an account. */
export async function purgeSignUps(executor: Executor, now: Date): Promise<void> {
  await executor.delete(signUps).where(lt(signUps.createdAt, new Date(now.getTime() - signUpInMs)));
}
