import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { cleanupJob } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { requireAdmin, type Session } from '../account/policy.ts';
import type { Accounts } from '../account/service.ts';
import { readAccount } from './account-details.ts';
import { setAdminFlag } from './admin-flag.ts';
import { completeAdminLogin } from './admin-login.ts';
import { type Actor, createAudit } from './audit.ts';
import { costBoundedCache } from './cost-bounded-cache.ts';
import { createModeration } from './moderation.ts';
import { createRefusedEntries } from './refused-entries.ts';
import { exportName, exportUsers } from './user-export.ts';
import { countUsers, listUsers, type Paging, type Search } from './user-list.ts';

const exportsPerAdmin = { max: 20, windowInMs: 10 * 60_000 };

/** Keeps the audit log within bounds. Daily. */
export const adminCleanUp = cleanupJob('admin.clean-up', 300);

interface Deps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly accounts: Pick<Accounts, 'readSession' | 'readProfile' | 'signOut'>;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** All readings of all live pages. */
  readonly countViews: () => Promise<number>;
  /** Called with the slug of a page that was taken down or put back, after the commit. */
  readonly afterModeration: (slug: string) => void;
  readonly now: () => Date;
}

/** What admins may do. Every verb asks whether the session is an admin's. Registers its job, so create it before `jobs.start()`. */
export function createAdmin(deps: Deps) {
  const { db, jobs, accounts, adminEmails, countViews, afterModeration, now } = deps;
  const audit = createAudit(db, now);
  const refusedEntries = createRefusedEntries(db, now);
  const moderation = createModeration({ db, audit, adminEmails, afterCommit: afterModeration, now });
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
      completeAdminLogin({ db, accounts, audit, refusedEntries, adminEmails }, context),

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
