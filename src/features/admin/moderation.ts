import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { revokeAll } from '../account/mail-links/mail-links.ts';
import { isAdmin, requireAdmin } from '../account/policy.ts';
import { secondFactorChallenges } from '../account/second-factor/tables.ts';
import { sessions } from '../account/sessions/tables.ts';
import { profiles } from '../account/tables.ts';
import { markDuplicatesJob } from '../deploys/duplicates/duplicates.ts';
import { updateListedPage } from '../pages/listed-pages.ts';
import { livePagesChannel } from '../pages/live-pages-channel.ts';
import { pageSnapshots } from '../pages/tables.ts';
import type { Actor, Audit } from './audit.ts';
import { lockTarget, type Target } from './lock-target.ts';
import type { ModerationAct } from './mail/moderation-email.ts';
import { moderationMail } from './mail/moderation-mail.ts';

interface Deps {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
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
 * the commit, and the creator by mail. Every verb asks whether the session is an admin's.
 */
export function createModeration({ db, jobs, audit, adminEmails, afterCommit, now }: Deps) {
  /** @param run answers whose page and account have changed; null: nobody's. */
  async function inTransaction(run: (tx: Transaction) => Promise<Target | null>): Promise<void> {
    const slug = await db.transaction(async (tx) => {
      const changed = await run(tx);
      if (!changed || changed.slug === null) return null;
      await notify(tx, livePagesChannel, changed.slug);
      const [page] = await tx
        .select({ likeness: pageSnapshots.likeness })
        .from(pageSnapshots)
        .where(eq(pageSnapshots.profileId, changed.id));
      if (page) await jobs.enqueue(tx, markDuplicatesJob, page);
      await updateListedPage(tx, changed.id);
      return changed.slug;
    });
    if (slug !== null) afterCommit(slug);
  }

  /** @param reason null: none is given. */
  async function mail(tx: Transaction, target: Target, act: ModerationAct, reason: string | null) {
    const { id: userId, email: to, slug } = target;
    await jobs.enqueue(tx, moderationMail, { userId, act, to, reason, hasPage: slug !== null });
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
        const wasDown = target.takenDownReason !== null;
        // Another reason stands on the dashboard; a page that is put back while its account is suspended is not back yet.
        if (reason !== null && !wasDown) await mail(tx, target, 'taken-down', reason);
        if (reason === null && target.suspendedReason === null) await mail(tx, target, 'put-back', null);
        return target;
      });
    },

    /** Nobody is signed in to the account from then on. @throws {Problem} FORBIDDEN, USER_NOT_FOUND, OWN_ACCOUNT, ADMIN_ACCOUNT. */
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
          await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
          // A link that was asked for before would still move the account to another mailbox.
          await revokeAll(tx, userId, ['email_change']);
        }
        // While suspended, a session only tells its browser why nobody is signed in; afterwards one signs in anew.
        else await tx.delete(sessions).where(eq(sessions.userId, userId));
        await audit.record(tx, actor, {
          action: reason === null ? 'account-restored' : 'account-suspended',
          target,
          ...(reason !== null && { detail: reason }),
        });
        if (reason === null) await mail(tx, target, 'restored', target.takenDownReason);
        else if (target.suspendedReason === null) await mail(tx, target, 'suspended', reason);
        return target;
      });
    },
  };
}
export type Moderation = ReturnType<typeof createModeration>;
