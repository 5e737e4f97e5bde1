import { and, eq, lt, notExists, sql } from 'drizzle-orm';
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
 * Creates the user of a confirmed address, with a profile; sign-ups that wait for the address end, and their links with them.
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
  await endSignUps(tx, email);
  return created.id;
}

/** Ends the sign-ups that wait for an address, and their links. */
export async function endSignUps(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email));
}

/** Deletes sign-ups of more than a week ago for which no link is under way. */
export async function purgeSignUps(executor: Executor, now: Date): Promise<void> {
  const links = executor
    .select({ id: mailLinks.id })
    .from(mailLinks)
    .where(eq(mailLinks.signUpId, signUps.id));
  const aWeekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000);
  await executor.delete(signUps).where(and(lt(signUps.createdAt, aWeekAgo), notExists(links)));
}
