import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { cleanupJob } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { EmailSettings } from '../../platform/mail/email-page.tsx';
import { requireAdmin, type Session } from '../account/policy.ts';
import type { Accounts } from '../account/service.ts';
import { setLifted } from '../sharing/lift.ts';
import { readAccount } from './account-details.ts';
import { setAdminFlag } from './admin-flag.ts';
import { completeAdminLogin } from './admin-login.ts';
import { type Actor, createAudit } from './audit.ts';
import { costBoundedCache } from './cost-bounded-cache.ts';
import { lockTarget } from './lock-target.ts';
import { createModeration } from './moderation.ts';
import { moderationMail, sendModerationMail } from './mail/moderation-mail.ts';
import { createRefusedEntries } from './refused-entries.ts';
import { exportName, exportUsers } from './user-export.ts';
import { countUsers, listUsers, type Paging, type Search } from './user-list.ts';

const exportsPerAdmin = { max: 20, windowInMs: 10 * 60_000 };

/** Keeps the audit log within bounds. Daily. */
export const adminCleanUp = cleanupJob('admin.clean-up', 300);

interface Deps extends EmailSettings {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly accounts: Pick<Accounts, 'readSession' | 'readProfile' | 'signOut'>;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** All readings of all live pages. */
  readonly countViews: () => Promise<number>;
  /** Called with the slug of a page that was taken down or put back, after the commit. */
  readonly afterModeration: (slug: string) => void;
  readonly now: () => Date;
}

/** What admins may do. Every verb asks whether the session is an admin's. Registers its jobs, so create it before `jobs.start()`. */
export function createAdmin(deps: Deps) {
  const { db, jobs, accounts, adminEmails, countViews, afterModeration, now } = deps;
  const audit = createAudit(db, now);
  const refusedEntries = createRefusedEntries(db, now);
  const moderation = createModeration({ db, jobs, audit, adminEmails, afterCommit: afterModeration, now });
  jobs.register(moderationMail, (job) => sendModerationMail(deps, job));
  jobs.cleanUp(adminCleanUp, '50 3 * * *', () => audit.removeOldest());
  const clock = () => performance.now();
  const allUsers = costBoundedCache(() => countUsers(db, undefined), clock);
  const allViews = costBoundedCache(countViews, clock);
  const limit = createLimit({ ...exportsPerAdmin, now: () => now().getTime() });

  return {
    /** For what admins do in other features. */
    audit,
    /** Takes pages down and suspends accounts. */
    moderation,
    /** Audits every admin's sign-in, whatever the method. */
    noteSignIn: async (context: Actor['context'], session: Session) => {
      if (session.isAdmin) await audit.record(db, { session, context }, { action: 'signed-in' });
    },
    /** @throws {Problem} NOT_LISTED, NOT_ADMIN, STATUS_UNKNOWN, SIGNED_OUT. */
    enter: (context: RequestContext) =>
      completeAdminLogin({ accounts, refusedEntries, adminEmails }, context),

    /** @throws {Problem} FORBIDDEN. */
    async totals(session: Session) {
      requireAdmin(session);
      const [users, pageViews] = await Promise.all([allUsers(), allViews()]);
      return { users, pageViews };
    },

    /** @throws {Problem} FORBIDDEN. */
    async listUsers(session: Session, paging: Paging) {
      requireAdmin(session);
      return listUsers(db, adminEmails, paging);
    },

    /** @throws {Problem} FORBIDDEN, USER_NOT_FOUND. */
    async readAccount(session: Session, userId: string) {
      requireAdmin(session);
      return readAccount(db, adminEmails, userId);
    },

    /** @throws {Problem} FORBIDDEN, OWN_FLAG, USER_NOT_FOUND. */
    async setAdmin(actor: Actor, change: { userId: string; isAdmin: boolean }) {
      requireAdmin(actor.session);
      return setAdminFlag({ db, audit, adminEmails }, actor, change);
    },

    /** Lets an account build without the sharing steps, or asks for them again. @throws {Problem} FORBIDDEN, USER_NOT_FOUND. */
    async setShareStepsLifted(actor: Actor, { userId, isLifted }: { userId: string; isLifted: boolean }) {
      requireAdmin(actor.session);
      await db.transaction(async (tx) => {
        const target = await lockTarget(tx, { actor, userId, adminEmails });
        if (!(await setLifted(tx, userId, isLifted ? now() : null))) return;
        const action = isLifted ? 'share-steps-lifted' : 'share-steps-asked';
        await audit.record(tx, actor, { action, target });
      });
    },

    /**
     * A CSV file in UTF-8, made as it is read; `rows` is how many it will have, unless people come or go meanwhile.
     * @throws {Problem} FORBIDDEN, TOO_MANY_REQUESTS.
     */
    async exportUsers(actor: Actor, search: Search) {
      requireAdmin(actor.session);
      if (!limit.take(actor.session.userId)) throw new Problem('TOO_MANY_REQUESTS');
      const rows = await countUsers(db, search);
      await audit.record(db, actor, { action: 'users-exported', ...(search && { detail: search }) });
      return { fileName: exportName(now()), rows, parts: exportUsers(db, search) };
    },

    /** @throws {Problem} FORBIDDEN. */
    async activity(session: Session, { before, userId }: { before?: number; userId?: string }) {
      requireAdmin(session);
      return audit.list(before, userId);
    },

    /** @throws {Problem} FORBIDDEN. */
    async refusedEntries(session: Session, before: number | undefined) {
      requireAdmin(session);
      return refusedEntries.list(before);
    },
  };
}
export type Admin = ReturnType<typeof createAdmin>;
