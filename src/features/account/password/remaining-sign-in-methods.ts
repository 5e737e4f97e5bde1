import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { phones } from '../codes/tables.ts';
import { readProviderId, socialProviders } from '../social/providers.ts';
import { identities } from '../sessions/tables.ts';

/** What signs a user in besides password and mailbox, as a mail names it: the phone by its last two digits. */
export async function remainingSignInMethods(executor: Executor, userId: string): Promise<string[]> {
  const own = await executor.select({ phone: phones.phone }).from(phones).where(eq(phones.userId, userId));
  const linked = await executor
    .select({ provider: identities.providerId })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  return [
    ...own.map(({ phone }) => `the phone that ends in ${phone.slice(-2)}`),
    ...linked.flatMap(({ provider }) => {
      const known = readProviderId(provider);
      return known === null ? [] : [`an account at ${socialProviders[known].name}`];
    }),
  ];
}
