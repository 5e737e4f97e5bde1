import { and, eq, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/db/database.ts';
import { endLinks, type MailLinkType, type UsedLink } from './mail-links.ts';
import { identities, mailLinkTypes, profiles, sessions, users } from '../tables.ts';

/**
 * Draws the consequence of a link that its person has just used: they read mail at `link.email`.
 * @returns false when the link no longer fits the account: nothing was changed, and the use should be undone.
 */
export async function acceptProof(tx: Transaction, link: UsedLink, type: MailLinkType): Promise<boolean> {
  const [person] = await tx
    .select({ email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, link.userId))
    .for('update');
  if (!person) return false;
  if (type === 'email_change') return changeEmail(tx, link);
  if (person.email !== link.email) return false;
  if (person.isConfirmed) return true;
  if (type === 'signup') await confirmSignUp(tx, link);
  else await dropUnprovenAccess(tx, link.userId);
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, link.userId));
  return true;
}

/** What was typed in the sign-up of this very link counts, not what somebody typed for the address before or after. */
async function confirmSignUp(tx: Transaction, { userId, firstName, passwordHash }: UsedLink): Promise<void> {
  if (firstName !== null) {
    await tx.update(users).set({ name: firstName }).where(eq(users.id, userId));
    await tx.update(profiles).set({ firstName }).where(eq(profiles.id, userId));
  }
  if (passwordHash !== null) await setPassword(tx, userId, passwordHash);
}

/** Until now anybody could have signed up with this address: their password must not outlive the owner's arrival. */
export async function dropUnprovenAccess(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Whoever signed up with the address and never confirmed it gives way to the person who reads mail there. */
async function changeEmail(tx: Transaction, { userId, email }: UsedLink): Promise<boolean> {
  await tx
    .delete(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false), ne(users.id, userId)));
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (other && other.id !== userId) return false;
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
  // Neither another wish to move nor a letter to the old mailbox outlives the move.
  await endLinks(tx, userId, mailLinkTypes);
  return true;
}

/** Gives a person this password, whether or not they had one. */
export async function setPassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await tx
    .insert(identities)
    .values({ userId, providerId: 'credential', accountId: userId, password: passwordHash })
    .onConflictDoUpdate({
      target: [identities.providerId, identities.accountId],
      set: { password: passwordHash, updatedAt: new Date() },
    });
}

/** The scrypt hash of a person's password; null: they have none. */
export async function passwordOf(executor: Executor, userId: string): Promise<string | null> {
  const [credential] = await executor
    .select({ hash: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')));
  return credential?.hash ?? null;
}
