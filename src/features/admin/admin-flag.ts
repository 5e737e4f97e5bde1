import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { isAdmin } from '../account/policy.ts';
import { profiles, users } from '../account/tables.ts';
import type { Actor, Audit } from './audit.ts';
import type { UserRow } from './contract.ts';
import { listed, toRow } from './user-list.ts';

interface Deps {
  readonly db: Database;
  readonly audit: Audit;
  /** Lower case. */
  readonly adminEmails: readonly string[];
}

/**
 * Sets the flag and audits it in one transaction. Both rows are locked in the order of their ids and the actor is checked again:
 * of two admins who concurrently remove each other's flag, one keeps theirs.
 * @throws {Problem} OWN_FLAG, USER_NOT_FOUND, FORBIDDEN.
 */
export async function setAdminFlag(
  { db, audit, adminEmails }: Deps,
  actor: Actor,
  change: { readonly userId: string; readonly isAdmin: boolean },
): Promise<UserRow> {
  if (change.userId === actor.session.userId && !change.isAdmin) throw new Problem('OWN_FLAG');
  return db.transaction(async (tx) => {
    const people = await tx
      .select({ ...listed, email: users.email })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(inArray(profiles.id, [actor.session.userId, change.userId]))
      .orderBy(asc(profiles.id))
      .for('update', { of: profiles });
    const acting = people.find(({ id }) => id === actor.session.userId);
    if (!acting || !isAdmin(acting, adminEmails)) {
      throw new Problem('FORBIDDEN', { message: 'Access denied: Admin privileges required' });
    }
    const target = people.find(({ id }) => id === change.userId);
    if (!target) throw new Problem('USER_NOT_FOUND');
    if (target.isAdmin !== change.isAdmin) {
      await tx.update(profiles).set({ isAdmin: change.isAdmin }).where(eq(profiles.id, target.id));
      await audit.record(tx, actor, {
        action: change.isAdmin ? 'admin-given' : 'admin-taken',
        target: { id: target.id, email: target.email },
      });
    }
    return toRow({ ...target, isAdmin: change.isAdmin }, adminEmails);
  });
}
