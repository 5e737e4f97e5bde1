import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { requireAdmin, type Session } from '../account/policy.ts';
import type { Accounts } from '../account/service.ts';
import { setAdminFlag } from './admin-flag.ts';
import { completeAdminLogin } from './admin-login.ts';
import { type Actor, type Audit, createAudit } from './audit.ts';
import type { ActivityPage, UserRow, UsersPage } from './contract.ts';
import { costBoundedCache } from './cost-bounded-cache.ts';
import { exportName, exportUsers } from './user-export.ts';
import { countUsers, listUsers, type Paging, type Search } from './user-list.ts';

const exportsPerAdmin = { max: 20, windowInMs: 10 * 60_000 };

export interface UserExport {
  readonly fileName: string;
  /** How many rows it will have, unless people come or go meanwhile. */
  readonly rows: number;
  /** Text in UTF-8, made as it is read. */
  readonly parts: AsyncGenerator<string, void, void>;
}

/** What admins may do. Every verb asks whether the session is an admin's. */
export interface Admin {
  /** @throws {Problem} NOT_LISTED, NOT_ADMIN, STATUS_UNKNOWN, SIGNED_OUT. */
  enter(context: RequestContext): Promise<Session>;
  /** Audits every admin's sign-in, whatever the method. */
  noteSignIn(caller: Actor['context'], session: Session): Promise<void>;
  /** @throws {Problem} FORBIDDEN. */
  totals(session: Session): Promise<{ users: number; pageViews: number }>;
  /** @throws {Problem} FORBIDDEN. */
  listUsers(session: Session, paging: Paging): Promise<UsersPage>;
  /** @throws {Problem} FORBIDDEN, OWN_FLAG, USER_NOT_FOUND. */
  setAdmin(actor: Actor, change: { userId: string; isAdmin: boolean }): Promise<UserRow>;
  /** @throws {Problem} FORBIDDEN, TOO_MANY_REQUESTS. */
  exportUsers(actor: Actor, search: Search): Promise<UserExport>;
  /** @throws {Problem} FORBIDDEN. */
  activity(session: Session, before: number | undefined): Promise<ActivityPage>;
  /** For what admins do in other features. */
  readonly audit: Audit;
}

interface Deps {
  readonly db: Database;
  readonly accounts: Pick<Accounts, 'readSession' | 'readProfile' | 'signOut'>;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** All readings of all live pages. */
  readonly countViews: () => Promise<number>;
  readonly now: () => Date;
}

export function createAdmin({ db, accounts, adminEmails, countViews, now }: Deps): Admin {
  const audit = createAudit(db, now);
  const clock = () => performance.now();
  const allUsers = costBoundedCache(() => countUsers(db, undefined), clock);
  const allViews = costBoundedCache(countViews, clock);
  const limit = createLimit({ ...exportsPerAdmin, now: () => now().getTime() });

  return {
    audit,
    noteSignIn: async (context, session) => {
      if (session.isAdmin) await audit.record(db, { session, context }, { action: 'signed-in' });
    },
    enter: (context) => completeAdminLogin({ db, accounts, audit, adminEmails }, context),

    async totals(session) {
      requireAdmin(session);
      const [users, pageViews] = await Promise.all([allUsers(), allViews()]);
      return { users, pageViews };
    },

    async listUsers(session, paging) {
      requireAdmin(session);
      return listUsers(db, adminEmails, paging);
    },

    async setAdmin(actor, change) {
      requireAdmin(actor.session);
      return setAdminFlag({ db, audit, adminEmails }, actor, change);
    },

    async exportUsers(actor, search) {
      requireAdmin(actor.session);
      if (!limit.take(actor.session.userId)) throw new Problem('TOO_MANY_REQUESTS');
      const rows = await countUsers(db, search);
      await audit.record(db, actor, { action: 'users-exported', ...(search && { detail: search }) });
      return { fileName: exportName(now()), rows, parts: exportUsers(db, search) };
    },

    async activity(session, before) {
      requireAdmin(session);
      return audit.list(before);
    },
  };
}
