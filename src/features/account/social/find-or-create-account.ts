import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { dropUnprovenAccess } from '../sessions/credentials.ts';
import { identities } from '../sessions/tables.ts';
import { profiles, users } from '../tables.ts';
import { SocialFailure } from './failure.ts';
import type { SocialIdentity } from './identify.ts';

interface Account {
  readonly userId: string;
  readonly isNewlyLinked: boolean;
}

/**
 * The account that an identity signs in to: the linked one; otherwise the one of the same address, or a new one, and then only
 * if the provider vouches for the address. An unconfirmed account of that address loses its password and sessions (pre-hijacking).
 * @throws {SocialFailure} no_email, unverified: before any lookup by address, so that nobody learns whether it has an account.
 */
export async function findOrCreateAccount(tx: Transaction, identity: SocialIdentity): Promise<Account> {
  const owner = await ownerOf(tx, identity);
  if (owner !== null) return { userId: owner, isNewlyLinked: false };
  const { email } = identity;
  if (email === null) throw new SocialFailure('no_email');
  if (!identity.isProven) throw new SocialFailure('unverified');
  const created = await createAccount(tx, email, identity.firstName);
  const userId = created ?? (await claimAccount(tx, email, identity));
  const isNew = await linkIdentity(tx, userId, identity);
  return { userId, isNewlyLinked: isNew && created === null };
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
  return added.length > 0;
}

async function ownerOf(tx: Transaction, { provider, accountId }: SocialIdentity): Promise<string | null> {
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.providerId, provider), eq(identities.accountId, accountId)));
  return row?.userId ?? null;
}

/** @returns null when the address has an account. */
async function createAccount(tx: Transaction, email: string, firstName: string): Promise<string | null> {
  const [created] = await tx
    .insert(users)
    .values({ name: firstName, email, emailVerified: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!created) return null;
  await tx.insert(profiles).values({ id: created.id, firstName });
  return created.id;
}

async function claimAccount(tx: Transaction, email: string, { firstName }: SocialIdentity): Promise<string> {
  const [person] = await tx
    .select({ id: users.id, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  // Deleted concurrently.
  if (!person) throw new SocialFailure('failed');
  if (!person.isConfirmed) {
    await dropUnprovenAccess(tx, person.id);
    await tx.update(users).set({ name: firstName, emailVerified: true }).where(eq(users.id, person.id));
    await tx.update(profiles).set({ firstName }).where(eq(profiles.id, person.id));
  }
  return person.id;
}
