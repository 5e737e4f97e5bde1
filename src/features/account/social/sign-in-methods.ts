import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { OAuthSettings } from '../../../platform/env/oauth-settings.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { passwordOf, removeIdentities } from '../sessions/credentials.ts';
import { identities } from '../sessions/tables.ts';
import type { SignInMethods } from './contract.ts';
import { asOffered, readProviderId } from './providers.ts';

/** Password and linked identities of a user. */
export async function readSignInMethods(
  db: Database | Transaction,
  userId: string,
  offered: OAuthSettings,
): Promise<SignInMethods> {
  const rows = await db
    .select({ id: identities.id, provider: identities.providerId, since: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  const linked = rows.flatMap((row) => {
    const provider = readProviderId(row.provider);
    return provider === null ? [] : [{ ...row, provider }];
  });
  const hasPassword = (await passwordOf(db, userId)) !== null;
  // Providers that are no longer configured sign nobody in.
  const usable = linked.filter(({ provider }) => offered.has(provider));
  return {
    hasPassword,
    linkable: [...offered.keys()]
      .filter((id) => linked.every(({ provider }) => provider !== id))
      .map(asOffered),
    linked: linked.map(({ id, provider, since }) => ({
      ...asOffered(provider),
      id,
      provider,
      since: since.toISOString(),
      isLastWayIn: !hasPassword && usable.every((other) => other.id === id),
    })),
  };
}

/**
 * Unlinks an identity, never the last sign-in method. The caller holds the account's lock, against two calls at once.
 * @throws {Problem} IDENTITY_NOT_FOUND, LAST_WAY_IN.
 */
export async function unlinkIdentity(
  tx: Transaction,
  userId: string,
  identityId: string,
  offered: OAuthSettings,
): Promise<SignInMethods> {
  const { linked } = await readSignInMethods(tx, userId, offered);
  const identity = linked.find(({ id }) => id === identityId);
  if (!identity) throw new Problem('IDENTITY_NOT_FOUND');
  if (identity.isLastWayIn) throw new Problem('LAST_WAY_IN');
  await removeIdentities(tx, userId, eq(identities.id, identityId));
  return readSignInMethods(tx, userId, offered);
}
