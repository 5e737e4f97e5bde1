import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { notAhead } from './clock.ts';
import { lockSums } from './sums/sum-views.ts';
import { viewSumsProgress } from './tables.ts';

/** The first instant of a month (UTC). @param months how many later; negative: earlier */
function monthOf(instant: Date, months = 0): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + months));
}

/** The partition of `page_views` for the month of an instant: `page_views_2026_11`. */
function partitionOf(instant: Date): string {
  return `page_views_${instant.toISOString().slice(0, 7).replace('-', '_')}`;
}

/** Makes the partitions for the months of these instants and of the database's clock, and for the months after them, those that are missing. */
export async function addMonths(db: Database, instants: readonly Date[]): Promise<void> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`);
  const all = [...instants, ...rows.map((row) => new Date(row.now))];
  const months = new Set(all.flatMap((each) => [monthOf(each).getTime(), monthOf(each, 1).getTime()]));
  for (const month of months) {
    const starts = new Date(month);
    await db.transaction(async (tx) => {
      // Of two processes at once, `if not exists` would fail one. The number is any.
      await tx.execute(sql`select pg_advisory_xact_lock(4_815_163)`);
      await tx.execute(
        sql.raw(
          `create table if not exists ${partitionOf(starts)} partition of page_views
           for values from ('${starts.toISOString()}') to ('${monthOf(starts, 1).toISOString()}')`,
        ),
      );
    });
  }
}

/** Drops the raw readings of the months that ended more than `keepMonths` months ago and that are summed. */
export async function dropOldMonths(
  db: Database,
  { now, keepMonths }: { now: Date; keepMonths: number },
): Promise<void> {
  const { rows: progress } = await db.transaction(async (tx) => {
    // Not while sums are made again from what would be dropped.
    await tx.execute(lockSums);
    return tx.execute<{ raw_since: string }>(sql`
      update ${viewSumsProgress}
      set raw_since = greatest(raw_since, least(date_trunc('month', ${notAhead(now)}, 'UTC') - ${`${keepMonths} months`}::interval, date_trunc('month', summed_until, 'UTC')))
      returning raw_since::text`);
  });
  const oldest = Date.parse(progress[0]?.raw_since ?? '');
  const { rows } = await db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'page_views'::regclass`,
  );
  for (const { name } of rows) {
    const month = /^page_views_(\d{4})_(\d{2})$/.exec(name);
    if (!month || !(Date.UTC(Number(month[1]), Number(month[2]) - 1) < oldest)) continue;
    await db.execute(sql.raw(`drop table if exists ${name}`));
  }
}
