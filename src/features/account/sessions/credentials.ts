import { and, eq, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/db/database.ts';
import { identities } from './tables.ts';

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
