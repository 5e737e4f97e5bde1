import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { listedPages } from '../../pages/tables.ts';
import { notAhead } from '../clock.ts';
import { daySums } from '../tables.ts';

/** Writes to each page of the directory how often it was read on the last 30 days (UTC), today among them, as far as readings are summed. */
export async function countListedReads(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Of very many pages it takes longer than the half minute that a statement has.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      update ${listedPages} as page set reads = counted.reads
      from ${listedPages} as each cross join lateral (
        select coalesce(sum(events), 0) as reads from ${daySums}
        where profile_id = each.profile_id and dimension = 'read'
          and starts_at > ${notAhead(now)} - interval '30 days'
      ) as counted
      where page.profile_id = each.profile_id and page.reads <> counted.reads`);
  });
}
