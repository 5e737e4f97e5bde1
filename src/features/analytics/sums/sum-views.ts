import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { notAhead } from '../clock.ts';
import { daySums, pageViews, quarterSums, viewSumsProgress } from '../tables.ts';

/** Different values of a dimension that one page has in one quarter of an hour or day; the rest is 'other'. */
const valuesKept = 40;
/** The name of that rest; a source or campaign of this very name is counted with it. */
export const restOfValues = '(other)';

/** The dimensions of readings, with the value that each reading has in it. */
export const dimensionsOfEvents = sql`
  (values ('read', case when action = 'read' then '' end),
          ('action', nullif(action, 'read')),
          ('source', case when action = 'read' then coalesce(source, '') end),
          ('campaign', campaign),
          ('country', country),
          ('device', device),
          ('language', language)) as parts(dimension, value)`;

/** The quarter of an hour in which a reading falls. */
const quarterOfEvent = sql`date_bin('15 minutes', viewed_at, timestamptz '2000-01-01 00:00Z')`;
const dayOf = (instant: SQL) => sql`date_trunc('day', ${instant}, 'UTC')`;
const dayOfEvent = dayOf(sql`viewed_at`);

/** Held until the transaction ends by who adds to the sums, or decides which raw readings are dropped. The number is any. */
const sumsLock = sql`4_815_162`;
export const lockSums = sql`select pg_advisory_xact_lock(${sumsLock})`;

/** A day with millions of readings takes longer than the half minute that a statement has. */
const withoutTimeLimit = sql`set local statement_timeout = 0`;

/**
 * Adds the readings until `until` to the sums, each exactly once, whichever process is called and how often. In two steps: first the
 * time is closed, which waits for the readings that are just being stored and sends later ones past it; then it is summed, unless
 * another process is doing so.
 */
export async function sumViews(db: Database, until: Date): Promise<void> {
  await db.execute(
    sql`update ${viewSumsProgress} set closed_until = greatest(closed_until, ${notAhead(until)})`,
  );
  let isBehind = true;
  while (isBehind) {
    isBehind = await db.transaction(async (tx) => {
      // Whoever holds the lock sums what is closed, for minutes where sums are made again; the rest is left to the next call.
      const { rows } = await tx.execute<{ held: boolean }>(
        sql`select pg_try_advisory_xact_lock(${sumsLock}) as held`,
      );
      if (rows[0]?.held !== true) return false;
      await tx.execute(withoutTimeLimit);
      const until = await addSlice(tx, sql`summed_until`);
      if (until !== null) await moveMark(tx, until);
      return until !== null;
    });
  }
}

/**
 * Makes the sums of this day (UTC) and of those after it again, from the raw readings; accounts that were deleted since have none.
 * @param day e.g. `2026-11-01`
 * @throws when raw readings since then were dropped
 */
export async function sumViewsAgain(db: Database, day: string): Promise<void> {
  const from = sql`${`${day}T00:00:00Z`}::timestamptz`;
  await db.transaction(async (tx) => {
    await tx.execute(lockSums);
    await tx.execute(withoutTimeLimit);
    const { rows } = await tx.execute(sql`select from ${viewSumsProgress} where raw_since <= ${from}`);
    if (rows.length === 0) throw new Error(`The raw readings of ${day} are gone; their sums stay.`);
    await tx.execute(sql`delete from ${quarterSums} where starts_at >= ${from}`);
    await tx.execute(sql`delete from ${daySums} where starts_at >= ${from}`);
    let summed: string | null = null;
    let until = await addSlice(tx, sql`least(summed_until, ${from})`);
    while (until !== null) {
      summed = until;
      until = await addSlice(tx, sql`${summed}::timestamptz`);
    }
    // Last, as readings that arrive wait for whoever has changed it.
    if (summed !== null) await moveMark(tx, summed);
  });
}

/**
 * Sums what is closed from an instant on, to the end of its day at most: what is behind by any length is caught up with.
 * @returns up to when; null where nothing is left
 */
async function addSlice(tx: Transaction, from: SQL): Promise<string | null> {
  const { rows } = await tx.execute<{ from: string; until: string; day: string; is_over: boolean }>(sql`
    select start::text as from, least(closed_until, ${dayOf(sql`start`)} + interval '1 day')::text as until,
           ${dayOf(sql`start`)}::text as day, closed_until >= ${dayOf(sql`start`)} + interval '1 day' as is_over
    from ${viewSumsProgress} cross join lateral (
      -- Nothing was read for long: that is passed over at once.
      select case when closed_until - ${from} > interval '1 day'
             then coalesce((select min(viewed_at) from ${pageViews} where viewed_at >= ${from} and viewed_at < closed_until), closed_until)
             else ${from} end as start
    ) as slice
    where ${from} < closed_until`);
  const [span] = rows;
  if (!span) return null;
  for (const [table, start] of [
    [quarterSums, quarterOfEvent],
    [daySums, dayOfEvent],
  ] as const) {
    await addToSums(tx, { table, start, span, of: sql`profile_id` });
    await addToSums(tx, { table, start, span, of: ofAll });
    if (!span.is_over) continue;
    await nameAgain(tx, { table, start, day: span.day, of: sql`profile_id` });
    await nameAgain(tx, { table, start, day: span.day, of: ofAll });
  }
  return span.until;
}

async function moveMark(tx: Transaction, until: string): Promise<void> {
  await tx.execute(sql`update ${viewSumsProgress} set summed_until = ${until}::timestamptz`);
}

const ofAll = sql`null::text`;

interface Sums {
  readonly table: typeof quarterSums | typeof daySums;
  /** The start of the time in which a reading falls. */
  readonly start: SQL;
  /** Whose sums: the page's, or null for those of all pages. */
  readonly of: SQL;
}

interface Adding extends Sums {
  readonly span: { readonly from: string; readonly until: string };
}

interface Naming extends Sums {
  readonly day: string;
}

/**
 * Of a day that is over names the most frequent values, where there were more than have room: whoever came first was named until then,
 * such as the junk of somebody who began the day with it. The totals stay, also where readings have gone with their account since.
 */
async function nameAgain(tx: Transaction, { table, start, day, of }: Naming): Promise<void> {
  const inDay = (instant: SQL) =>
    sql`${instant} >= ${day}::timestamptz and ${instant} < ${day}::timestamptz + interval '1 day'`;
  const isTheirs = of === ofAll ? sql`profile_id is null` : sql`profile_id is not null`;
  const isOfPage = of === ofAll ? sql`true` : sql`crowded.page = views.profile_id`;
  const isSumOfNamed = of === ofAll ? sql`sums.profile_id is null` : sql`sums.profile_id = named.page`;
  // The names of a group are one array: the planner cannot know how many there are, and would compare rows of them each with each.
  await tx.execute(sql`
    with crowded as materialized (
      select profile_id as page, dimension, starts_at as starts, sum(events) as all_events, sum(visitors) as all_visitors
      from ${table} where ${inDay(sql`starts_at`)} and ${isTheirs}
      group by profile_id, dimension, starts_at having bool_or(value = ${restOfValues})
    ),
    counted as (
      select page, crowded.dimension, starts, all_events, all_visitors, value,
             count(*) as events, count(*) filter (where is_first) as visitors,
             row_number() over (partition by page, crowded.dimension, starts order by count(*) desc, value) as place
      from ${pageViews} as views cross join lateral ${dimensionsOfEvents}
      join crowded on ${isOfPage} and crowded.dimension = parts.dimension and crowded.starts = ${start}
      where ${inDay(sql`viewed_at`)} and value <> ${restOfValues}
      group by 1, 2, 3, 4, 5, 6
    ),
    named as materialized (
      select page, dimension, starts, all_events - sum(events) as other_events, all_visitors - sum(visitors) as other_visitors,
             array_agg(value) as names, array_agg(events) as events, array_agg(visitors) as visitors
      from counted where place <= ${valuesKept} group by page, dimension, starts, all_events, all_visitors
    ),
    left_out as (
      delete from ${table} as sums using named
      where ${isSumOfNamed} and sums.dimension = named.dimension and sums.starts_at = named.starts
        and value <> ${restOfValues} and value <> all(names)
    ),
    parts as (
      select page, dimension, starts, part.* from named
      cross join lateral unnest(names, named.events, named.visitors) as part(value, events, visitors)
      union all
      select page, dimension, starts, ${restOfValues}, other_events, other_visitors from named
    )
    insert into ${table} as sums (profile_id, dimension, value, events, visitors, starts_at)
    select page, dimension, value, events, visitors, starts from parts
    on conflict (profile_id, dimension, starts_at, value)
    do update set events = excluded.events, visitors = excluded.visitors
  `);
}

/** What is new to a dimension is named as long as there is room, the most frequent first. */
async function addToSums(tx: Transaction, { table, start, span, of }: Adding): Promise<void> {
  await tx.execute(sql`
    with added as (
      select ${of} as page, dimension, ${start} as starts, value, count(*) as events,
             count(*) filter (where is_first) as visitors
      from ${pageViews} cross join lateral ${dimensionsOfEvents}
      where viewed_at >= ${span.from}::timestamptz and viewed_at < ${span.until}::timestamptz and value is not null
      group by 1, 2, 3, 4
    ),
    judged as (
      select added.*, known.is_named, known.named + row_number() over (
               partition by page, dimension, starts, known.is_named order by events desc, value) as place
      from added cross join lateral (
        select count(*) as named, coalesce(bool_or(sums.value = added.value), false) as is_named
        from ${table} as sums
        where ${of === ofAll ? sql`sums.profile_id is null` : sql`sums.profile_id = added.page`}
          and sums.dimension = added.dimension and sums.starts_at = added.starts
      ) as known
    )
    insert into ${table} as sums (profile_id, dimension, value, events, visitors, starts_at)
    select page, dimension, case when is_named or place <= ${valuesKept} then value else ${restOfValues} end,
           sum(events), sum(visitors), starts
    from judged group by 1, 2, 3, 6
    on conflict (profile_id, dimension, starts_at, value)
    do update set events = sums.events + excluded.events, visitors = sums.visitors + excluded.visitors
  `);
}
