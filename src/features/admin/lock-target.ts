import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { isAdmin } from '../account/policy.ts';
import { profiles, users } from '../account/tables.ts';
import type { Actor } from './audit.ts';

interface Wanted {
  readonly actor: Actor;
  /** Of the person whom it is about. */
  readonly userId: string;
  /** Lower case. */
  readonly adminEmails: readonly string[];
}

const columns = {
  id: profiles.id,
  email: users.email,
  isAdmin: profiles.isAdmin,
  slug: profiles.slug,
  takenDownReason: profiles.takenDownReason,
  suspendedReason: profiles.suspendedReason,
};

/**
 * Locks the person whom an act is about, and the admin who does it, in the order of their ids; checks the admin again.
 * @throws {Problem} FORBIDDEN, USER_NOT_FOUND.
 */
export async function lockTarget(tx: Transaction, { actor, userId, adminEmails }: Wanted) {
  const people = await tx
    .select(columns)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(inArray(profiles.id, [actor.session.userId, userId]))
    .orderBy(asc(profiles.id))
    .for('update', { of: profiles });
  const acting = people.find(({ id }) => id === actor.session.userId);
  if (!acting || !isAdmin(acting, adminEmails)) {
    throw new Problem('FORBIDDEN', { message: 'Access denied: Admin privileges required' });
  }
  const target = people.find(({ id }) => id === userId);
  if (!target) throw new Problem('USER_NOT_FOUND');
  return target;
}

export type Target = Awaited<ReturnType<typeof lockTarget>>;
