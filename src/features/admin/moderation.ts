import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { isAdmin, requireAdmin } from '../account/policy.ts';
import { secondFactorChallenges } from '../account/second-factor/tables.ts';
import { sessions } from '../account/sessions/tables.ts';
import { profiles } from '../account/tables.ts';
import { livePagesChannel } from '../pages/live-pages-channel.ts';
import type { Actor, Audit } from './audit.ts';
import { lockTarget } from './lock-target.ts';

interface Deps {
  readonly db: Database;
  readonly audit: Audit;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** Called with the slug of a page that is shown otherwise than before, after the commit. */
  readonly afterCommit: (slug: string) => void;
  readonly now: () => Date;
}

interface Order {
  readonly userId: string;
  /** Null: back to what it was. */
  readonly reason: string | null;
}

/** What else happens in the same transaction. */
type Also = (tx: Transaction) => Promise<void>;

/**
 * Takes pages down and suspends accounts, and takes both back; a repetition changes and records nothing. Every process hears of it at
 * the commit. Every verb asks whether the session is an admin's.
 */
export function createModeration({ db, audit, adminEmails, afterCommit, now }: Deps) {
  async function inTransaction(run: (tx: Transaction) => Promise<string | null>): Promise<void> {
    const slug = await db.transaction(async (tx) => {
      const changed = await run(tx);
      if (changed !== null) await notify(tx, livePagesChannel, changed);
      return changed;
    });
    if (slug !== null) afterCommit(slug);
  }

  return {
    /** @throws {Problem} FORBIDDEN, USER_NOT_FOUND, NO_LIVE_PAGE. */
    async setTakenDown(actor: Actor, { userId, reason }: Order, also?: Also): Promise<void> {
      requireAdmin(actor.session);
      await inTransaction(async (tx) => {
        const target = await lockTarget(tx, { actor, userId, adminEmails });
        await also?.(tx);
        if (target.slug === null) throw new Problem('NO_LIVE_PAGE');
        if (target.takenDownReason === reason) return null;
        const takenDownAt = reason === null ? null : now();
        await tx
          .update(profiles)
          .set({ takenDownAt, takenDownReason: reason })
          .where(eq(profiles.id, userId));
        await audit.record(tx, actor, {
          action: reason === null ? 'page-put-back' : 'page-taken-down',
          target,
          ...(reason !== null && { detail: reason }),
        });
        return target.slug;
      });
    },

    /** Ends every session of the account, too. @throws {Problem} FORBIDDEN, USER_NOT_FOUND, OWN_ACCOUNT, ADMIN_ACCOUNT. */
    async setSuspended(actor: Actor, { userId, reason }: Order, also?: Also): Promise<void> {
      requireAdmin(actor.session);
      if (userId === actor.session.userId) throw new Problem('OWN_ACCOUNT');
      await inTransaction(async (tx) => {
        const target = await lockTarget(tx, { actor, userId, adminEmails });
        await also?.(tx);
        if (target.suspendedReason === reason) return null;
        // Who became an admin while suspended can be restored.
        if (reason !== null && isAdmin(target, adminEmails)) throw new Problem('ADMIN_ACCOUNT');
        const suspendedAt = reason === null ? null : now();
        await tx
          .update(profiles)
          .set({ suspendedAt, suspendedReason: reason })
          .where(eq(profiles.id, userId));
        if (reason !== null) {
          await tx.delete(sessions).where(eq(sessions.userId, userId));
          await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
        }
        await audit.record(tx, actor, {
          action: reason === null ? 'account-restored' : 'account-suspended',
          target,
          ...(reason !== null && { detail: reason }),
        });
        return target.slug;
      });
    },
  };
}
export type Moderation = ReturnType<typeof createModeration>;
