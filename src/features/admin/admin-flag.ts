import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { isAdmin } from '../account/policy.ts';
import { profiles, users } from '../account/tables.ts';
import type { Actor, Audit } from './audit.ts';
import type { UserRow } from './contract.ts';
import { toRow } from './user-list.ts';

interface Needs {
  readonly db: Database;
  readonly audit: Audit;
  /** Lower case. */
  readonly adminEmails: readonly string[];
}

/**
 * Gives or takes the flag, and writes it down in the same transaction. The rows of both people are locked in the order of their
 * ids and the acting one is looked at again: of two admins who take each other's flag at once, one keeps theirs.
 * @throws {Problem} OWN_FLAG, USER_NOT_FOUND, FORBIDDEN.
 */
export async function setAdminFlag(
  { db, audit, adminEmails }: Needs,
  actor: Actor,
  change: { readonly userId: string; readonly isAdmin: boolean },
): Promise<UserRow> {
  if (change.userId === actor.session.userId && !change.isAdmin) throw new Problem('OWN_FLAG');
  return db.transaction(async (tx) => {
    const people = await tx
      .select({
        id: profiles.id,
        createdAt: profiles.createdAt,
        coinName: profiles.coinName,
        isAdmin: profiles.isAdmin,
        email: users.email,
      })
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
