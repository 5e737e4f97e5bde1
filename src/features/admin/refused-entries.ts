import { desc, lt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { firstPage } from '../../platform/db/first-page.ts';
import type { Actor } from './audit.ts';
import type { RefusedEntry } from './contract.ts';
import { refusedEntries } from './tables.ts';

const pageSize = 20;
/** Who has an ordinary account can be refused as often as they like. */
export const refusedEntriesKept = 1_000;

/** Right credentials of people who are no admins, at the hidden login: the newest, in a table of their own. */
export function createRefusedEntries(db: Database, now: () => Date) {
  return {
    /** Adds one and drops the oldest beyond what is kept. */
    async record({ session, context }: Actor, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(refusedEntries)
          .values({
            at: now(),
            email: session.email,
            reason,
            requestId: context.requestId,
            address: context.clientAddress,
          })
          .returning({ id: refusedEntries.id });
        if (added)
          await tx.delete(refusedEntries).where(lte(refusedEntries.id, added.id - refusedEntriesKept));
      });
    },

    /** Newest first. @param before id of an entry; only older ones. */
    async list(before: number | undefined) {
      const rows = await db
        .select()
        .from(refusedEntries)
        .where(before === undefined ? undefined : lt(refusedEntries.id, before))
        .orderBy(desc(refusedEntries.id))
        .limit(pageSize + 1);
      const { shown, older } = firstPage(rows, pageSize);
      return {
        entries: shown.map((row): RefusedEntry => ({ ...row, at: row.at.toISOString() })),
        older,
      };
    },
  };
}

export type RefusedEntries = ReturnType<typeof createRefusedEntries>;
