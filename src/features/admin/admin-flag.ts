import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { profiles } from '../account/tables.ts';
import type { Actor, Audit } from './audit.ts';
import type { AdminFlag } from './contract.ts';
import { lockTarget } from './lock-target.ts';

interface Deps {
  readonly db: Database;
  readonly audit: Audit;
  /** Lower case. */
  readonly adminEmails: readonly string[];
}

/**
 * Sets the flag and audits it in one transaction, under the lock of both people: of two admins who concurrently remove each other's
 * flag, one keeps theirs.
 * @throws {Problem} OWN_FLAG, USER_NOT_FOUND, FORBIDDEN.
 */
export async function setAdminFlag(
  { db, audit, adminEmails }: Deps,
  actor: Actor,
  change: { readonly userId: string; readonly isAdmin: boolean },
): Promise<AdminFlag> {
  if (change.userId === actor.session.userId && !change.isAdmin) throw new Problem('OWN_FLAG');
  return db.transaction(async (tx) => {
    const target = await lockTarget(tx, { actor, userId: change.userId, adminEmails });
    if (target.isAdmin !== change.isAdmin) {
      await tx.update(profiles).set({ isAdmin: change.isAdmin }).where(eq(profiles.id, target.id));
      await audit.record(tx, actor, { action: change.isAdmin ? 'admin-given' : 'admin-taken', target });
    }
    return { id: target.id, isAdmin: change.isAdmin, isListed: adminEmails.includes(target.email) };
  });
}
