import { and, desc, eq, lt, lte, or } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/db/database.ts';
import { firstPage } from '../../platform/db/first-page.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import type { Session } from '../account/policy.ts';
import { type ActivityEntry, type AdminAction, adminActions } from './contract.ts';
import { auditLog } from './tables.ts';

const pageSize = 20;
/** Years of a busy desk. */
export const auditRowsKept = 100_000;

export interface Actor {
  readonly session: Session;
  readonly context: Pick<RequestContext, 'requestId' | 'clientAddress'>;
}

interface AuditedAction {
  readonly action: AdminAction;
  readonly target?: { readonly id: string; readonly email: string };
  /** A few words; longer ones are cut. */
  readonly detail?: string;
}

export function createAudit(db: Database, now: () => Date) {
  return {
    /** Records an action in the transaction that does it. */
    async record(executor: Executor, { session, context }: Actor, { action, target, detail }: AuditedAction) {
      await executor.insert(auditLog).values({
        at: now(),
        action,
        actorId: session.userId,
        actorEmail: session.email,
        targetId: target?.id,
        targetEmail: target?.email,
        detail: detail?.slice(0, 200),
        requestId: context.requestId,
        address: context.clientAddress,
      });
    },

    /** Newest first. @param before id of an entry; only older ones. @param userId only what this account did or was about. */
    async list(before: number | undefined, userId?: string) {
      const isAbout =
        userId === undefined ? undefined : or(eq(auditLog.actorId, userId), eq(auditLog.targetId, userId));
      const rows = await db
        .select()
        .from(auditLog)
        .where(and(isAbout, before === undefined ? undefined : lt(auditLog.id, before)))
        .orderBy(desc(auditLog.id))
        .limit(pageSize + 1);
      const { shown, older } = firstPage(rows, pageSize);
      return {
        entries: shown.map(toEntry),
        older,
      };
    },

    /** Removes the oldest rows beyond those that are kept. */
    async removeOldest() {
      const [last] = await db
        .select({ id: auditLog.id })
        .from(auditLog)
        .orderBy(desc(auditLog.id))
        .offset(auditRowsKept)
        .limit(1);
      if (last) await db.delete(auditLog).where(lte(auditLog.id, last.id));
    },
  };
}

export type Audit = ReturnType<typeof createAudit>;

function toEntry(row: typeof auditLog.$inferSelect): ActivityEntry {
  const action = adminActions.find((known) => known === row.action);
  if (!action) throw new Error(`The audit log holds an unknown action: ${row.action}`);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action,
    actor: { id: row.actorId, email: row.actorEmail },
    target: row.targetEmail === null ? null : { id: row.targetId, email: row.targetEmail },
    detail: row.detail,
    requestId: row.requestId,
    address: row.address,
  };
}
