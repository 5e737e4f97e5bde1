import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/db/database.ts';
import { users } from '../tables.ts';
import { identities, unlinkedIdentities } from './tables.ts';

export async function setPassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await tx
    .insert(identities)
    .values({ userId, providerId: 'credential', accountId: userId, password: passwordHash })
    .onConflictDoUpdate({
      target: [identities.providerId, identities.accountId],
      set: { password: passwordHash, updatedAt: new Date() },
    });
}

/** The scrypt hash of a user's password; null without one. @param userId also a query for it */
export async function passwordOf(executor: Executor, userId: string | SQL): Promise<string | null> {
  const [credential] = await executor
    .select({ hash: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')));
  return credential?.hash ?? null;
}

/** What a sign-in that is beginning must find as it was, as a text: the user's address and the hash of their password. */
export const signInStateFrom = (email: string, passwordHash: string | null) =>
  `${email} ${passwordHash ?? ''}`;

/** The same of a user; null without one. @param userId also a query for it */
export async function signInStateOf(executor: Executor, userId: string | SQL): Promise<string | null> {
  const [user] = await executor
    .select({ email: users.email, hash: identities.password })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.providerId, 'credential')))
    .where(eq(users.id, userId));
  return user ? signInStateFrom(user.email, user.hash) : null;
}

/** Takes identities of a user away, and remembers that, as the same address alone would link them again. @returns whether there were any. */
export async function removeIdentities(tx: Transaction, userId: string, which: SQL): Promise<boolean> {
  const isTheirs = and(eq(identities.userId, userId), ne(identities.providerId, 'credential'));
  const removed = await tx.delete(identities).where(and(isTheirs, which)).returning({
    userId: identities.userId,
    providerId: identities.providerId,
    accountId: identities.accountId,
  });
  if (removed.length > 0) await tx.insert(unlinkedIdentities).values(removed).onConflictDoNothing();
  return removed.length > 0;
}
