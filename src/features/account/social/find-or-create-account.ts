import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { createUser } from '../create-user.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { signInStateOf } from '../sessions/credentials.ts';
import { identities, unlinkedIdentities } from '../sessions/tables.ts';
import { users } from '../tables.ts';
import { SocialFailure } from './failure.ts';
import type { SocialIdentity } from './identify.ts';

type Factors = Pick<SecondFactors, 'isOn'>;

interface Account {
  readonly userId: string;
  /** Where the account is older than this link of it, its address; otherwise null. */
  readonly linkedTo: { readonly email: string } | null;
  /** As `signInStateOf` gave it while the identity led there. */
  readonly state: string | null;
}

/**
 * The account that an identity signs in to: the linked one; otherwise the one of the same address, or a new one, and then only
 * if the provider vouches for the address. It is linked to that, unless the account has a second factor.
 * @throws {SocialFailure} no_email, unverified: before any lookup by address, so that nobody learns whether it has an account;
 * unlinked: its owner has taken this way in away.
 */
export async function findOrCreateAccount(
  tx: Transaction,
  identity: SocialIdentity,
  factors: Factors,
): Promise<Account> {
  const { isLinked, ...account } = await accountOf(tx, identity, factors);
  const state = await signInStateOf(tx, account.userId);
  // Unlinked since, by who has set a new password.
  if (isLinked && (await ownerOf(tx, identity)) !== account.userId) throw new SocialFailure('failed');
  return { ...account, state };
}

async function accountOf(
  tx: Transaction,
  identity: SocialIdentity,
  factors: Factors,
): Promise<Omit<Account, 'state'> & { isLinked: boolean }> {
  const owner = await ownerOf(tx, identity);
  if (owner !== null) return { userId: owner, linkedTo: null, isLinked: true };
  const { email } = identity;
  if (email === null) throw new SocialFailure('no_email');
  if (!identity.isProven) throw new SocialFailure('unverified');
  const created = await createUser(tx, { email, firstName: identity.firstName });
  const userId = created ?? (await userOf(tx, email));
  if (created === null && (await wasUnlinked(tx, userId, identity))) throw new SocialFailure('unlinked');
  // Before the second factor is shown nothing is added that signs in; the account page links it.
  if (created === null && (await factors.isOn(tx, userId)))
    return { userId, linkedTo: null, isLinked: false };
  const isNew = await linkIdentity(tx, userId, identity);
  return { userId, linkedTo: isNew && created === null ? { email } : null, isLinked: true };
}

/**
 * Links an identity to an account. Linking it again changes nothing.
 * @returns whether it was not linked before.
 * @throws {SocialFailure} taken: it is linked to another account.
 */
export async function linkIdentity(
  tx: Transaction,
  userId: string,
  identity: SocialIdentity,
): Promise<boolean> {
  const added = await tx
    .insert(identities)
    .values({ userId, providerId: identity.provider, accountId: identity.accountId })
    .onConflictDoNothing({ target: [identities.providerId, identities.accountId] })
    .returning({ id: identities.id });
  if ((await ownerOf(tx, identity)) !== userId) throw new SocialFailure('taken');
  await tx.delete(unlinkedIdentities).where(isUnlinked(userId, identity));
  return added.length > 0;
}

const isUnlinked = (userId: string, { provider, accountId }: SocialIdentity) =>
  and(
    eq(unlinkedIdentities.userId, userId),
    eq(unlinkedIdentities.providerId, provider),
    eq(unlinkedIdentities.accountId, accountId),
  );

async function wasUnlinked(tx: Transaction, userId: string, identity: SocialIdentity): Promise<boolean> {
  const found = await tx
    .select({ userId: unlinkedIdentities.userId })
    .from(unlinkedIdentities)
    .where(isUnlinked(userId, identity));
  return found.length > 0;
}

async function ownerOf(tx: Transaction, { provider, accountId }: SocialIdentity): Promise<string | null> {
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.providerId, provider), eq(identities.accountId, accountId)));
  return row?.userId ?? null;
}

async function userOf(tx: Transaction, email: string): Promise<string> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update');
  // Deleted concurrently.
  if (!user) throw new SocialFailure('failed');
  return user.id;
}
