import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Report } from '../contract.ts';
import { dimensionsOfEvents } from './sum-views.ts';
import { daySums, pageViews, quarterSums, viewSumsProgress } from '../tables.ts';

/** From one instant up to another, both as the database writes them. */
export interface Span extends Record<string, unknown> {
  readonly start: string;
  readonly end: string;
}

/** @param userId whose sums; null: those of all pages */
export function pageIs(userId: string | null): SQL {
  return userId === null ? sql`profile_id is null` : sql`profile_id = ${userId}`;
}

/** Raw readings that are not in the sums yet: those of the last minute or two. */
function notSummed(userId: string | null, { start, end }: Span): SQL {
  return sql`${userId === null ? sql`true` : sql`profile_id = ${userId}`} and viewed_at >= ${start}::timestamptz
    and viewed_at < ${end}::timestamptz and viewed_at >= (select summed_until from ${viewSumsProgress})`;
}

/**
 * The instant at which a local day or month begins: the first of two midnights where a clock goes back to midnight.
 * @param local a timestamp without zone
 */
export function beginningOf(local: SQL, zone: string): SQL {
  const instant = (timestamp: SQL) => sql`(${timestamp}) at time zone ${zone}::text`;
  // Of two instants PostgreSQL names the later.
  const earlier = sql`${instant(local)} - interval '1 hour'`;
  return sql`case when ${instant(earlier)} >= ${local} then ${earlier} else ${instant(local)} end`;
}

/** Readings by unit in `zone`, with a point for each unit; days and months are the zone's own. */
export async function readingsIn(
  db: Database,
  userId: string | null,
  span: Span,
  { unit, zone }: { unit: Report['unit']; zone: string },
): Promise<Report['series']> {
  const local = (instant: SQL) =>
    unit === 'hour'
      ? sql`date_bin('1 hour', ${instant}, ${span.start}::timestamptz)`
      : sql`date_trunc(${sql.raw(`'${unit}'`)}, (${instant}) at time zone ${zone}::text)`;
  const start = sql`${span.start}::timestamptz`;
  const last = sql`${span.end}::timestamptz - interval '1 second'`;
  const { rows } = await db.execute<{ starts_at: Date | string; views: string; visitors: string }>(sql`
    with counted as (
      select ${local(sql`starts_at`)} as unit, events, visitors from ${quarterSums}
      where ${pageIs(userId)} and dimension = 'read' and starts_at >= ${start} and starts_at < ${span.end}::timestamptz
      union all
      select ${local(sql`viewed_at`)}, 1, is_first::int from ${pageViews}
      where ${notSummed(userId, span)} and action = 'read'
    ),
    summed as (select unit, sum(events) as views, sum(visitors) as visitors from counted group by unit),
    units as (select unit from generate_series(${local(start)}, ${local(last)}, ${`1 ${unit}`}::interval) as unit)
    select to_char((${unit === 'hour' ? sql`unit` : beginningOf(sql`unit`, zone)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts_at,
           coalesce(views, 0) as views, coalesce(visitors, 0) as visitors
    from units left join summed using (unit) order by unit`);
  return rows.map(({ starts_at, views, visitors }) => ({
    startsAt: String(starts_at),
    views: Number(views),
    visitors: Number(visitors),
  }));
}

// By name, so that the index leads to their rows.
const anyDimension = sql`dimension in ('action', 'source', 'campaign', 'country', 'device', 'language')`;

/**
 * Everything but readings, by dimension and value, the most frequent first: whole days from the sums of days, what is left at
 * the edges from those of quarters.
 */
export async function countsIn(
  db: Database,
  userId: string | null,
  span: Span,
): Promise<{ dimension: string; value: string; views: number; visitors: number }[]> {
  const { rows } = await db.execute<{
    dimension: string;
    value: string;
    views: string;
    visitors: string;
  }>(sql`
    with span as materialized (
      select start, "end", first_day, greatest(first_day, last_day) as last_day from (
        select ${span.start}::timestamptz as start, ${span.end}::timestamptz as "end",
               date_trunc('day', ${span.start}::timestamptz + interval '1 day - 1 microsecond', 'UTC') as first_day,
               date_trunc('day', ${span.end}::timestamptz, 'UTC') as last_day) as days
    ),
    counted as (
      select dimension, value, events, visitors from ${daySums}, span
      where ${pageIs(userId)} and ${anyDimension} and starts_at >= first_day and starts_at < last_day
      union all
      select dimension, value, events, visitors from ${quarterSums}, span
      where ${pageIs(userId)} and ${anyDimension} and starts_at >= start and starts_at < least(first_day, "end")
      union all
      select dimension, value, events, visitors from ${quarterSums}, span
      where ${pageIs(userId)} and ${anyDimension} and starts_at >= greatest(last_day, start) and starts_at < "end"
      union all
      select dimension, value, count(*), count(*) filter (where is_first)
      from ${pageViews} cross join lateral ${dimensionsOfEvents}
      where ${notSummed(userId, span)} and value is not null group by dimension, value
    )
    select dimension, value, sum(events) as views, sum(visitors) as visitors
    from counted where dimension <> 'read' group by dimension, value order by views desc, value`);
  return rows.map(({ views, visitors, ...row }) => ({
    ...row,
    views: Number(views),
    visitors: Number(visitors),
  }));
}
