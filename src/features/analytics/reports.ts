import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { codeOf } from '../../platform/errors/system-error.ts';
import { readStoredFacts } from '../pages/stored-facts.ts';
import { pageRevisions, pageSnapshots } from '../pages/tables.ts';
import { type Report, type ReportRange, longestRange, valuesShown } from './contract.ts';
import { dayIn, daysBefore, daysOf } from './rules/days.ts';
import { beginningOf, countsIn, pageIs, readingsIn, type Span } from './sums/sums.ts';
import { restOfValues } from './sums/sum-views.ts';
import { pageViews } from './tables.ts';

/** Until then a reader counts as being there. */
const readingNowInMs = 5 * 60_000;
const marksShown = 50;
/** Ranges of so many days at most are told by hour, and by day; longer ones by month. */
const longestByHour = 2;
const longestByDay = 120;
/** Of a range that was not named. */
const usualDays = 7;
/** PostgreSQL's `invalid_parameter_value`: it does not know the zone. */
const unknownZone = '22023';

export function createReports(db: Database, now: () => Date) {
  /** @param userId whose page; null: all pages */
  const read = async (userId: string | null, range: ReportRange): Promise<Report> => {
    const { zone, to = dayIn(zone, now()), from = daysBefore(to, usualDays - 1) } = range;
    const days = daysOf({ from, to });
    if (days < 1 || days > longestRange) throw new Problem('NO_SUCH_RANGE');
    const unit = days <= longestByHour ? 'hour' : days <= longestByDay ? 'day' : 'month';
    const span = await spanOf(db, { from, days, zone });
    const before = { start: span.before, end: span.start };
    const [series, earlier, counts, marks, readersNow] = await Promise.all([
      readingsIn(db, userId, span, { unit, zone }),
      readingsIn(db, userId, before, { unit, zone }),
      countsIn(db, userId, span),
      userId === null ? [] : marksIn(db, userId, span),
      countReadersNow(db, userId, now()),
    ]);
    const [total, totalBefore] = [totalOf(series), totalOf(earlier)];
    const isRead = total.views > 0 || totalBefore.views > 0;
    return {
      from,
      to,
      zone,
      unit,
      series,
      total,
      before: { series: earlier.map(({ startsAt: _startsAt, ...point }) => point), total: totalBefore },
      ...actionsOf(counts),
      breakdowns: {
        source: breakdownOf(counts, 'source'),
        campaign: breakdownOf(counts, 'campaign'),
        country: breakdownOf(counts, 'country'),
        device: breakdownOf(counts, 'device'),
        language: breakdownOf(counts, 'language'),
      },
      marks,
      readersNow,
      hasReadings: isRead || (await (userId === null ? countAllReadings(db) : countReadings(db, userId))) > 0,
    };
  };

  return {
    /**
     * Who read a page over a range of days.
     * @param userId whose page; null: all pages
     * @throws {Problem} NO_SUCH_RANGE
     */
    reportOf: async (userId: string | null, range: ReportRange): Promise<Report> => {
      try {
        return await read(userId, range);
      } catch (error) {
        if (codeOf(error) !== unknownZone && codeOf((error as Error).cause) !== unknownZone) throw error;
        return read(userId, { ...range, zone: 'UTC' });
      }
    },
  };
}

/** All readings of an account's live page. */
export function countReadings(db: Database, userId: string): Promise<number> {
  return countEver(db, pageIs(userId), sql`profile_id = ${userId}`);
}

/** All readings of all live pages. */
export function countAllReadings(db: Database): Promise<number> {
  return countEver(db, pageIs(null), sql`true`);
}

/** What is summed, and since then what is not. */
async function countEver(db: Database, ofSums: SQL, ofViews: SQL): Promise<number> {
  const { rows } = await db.execute<{ views: string }>(sql`
    select coalesce((select sum(events) from view_sums_by_day where ${ofSums} and dimension = 'read'), 0)
         + (select count(*) from ${pageViews} where ${ofViews} and action = 'read'
            and viewed_at >= (select summed_until from view_sums_progress)) as views`);
  return Number(rows[0]?.views ?? 0);
}

/** The instants at which the range and the one before it begin and end in `zone`. */
async function spanOf(db: Database, { from, days, zone }: { from: string; days: number; zone: string }) {
  const at = (offset: number) =>
    sql`(${beginningOf(sql`(${from}::date + ${offset}::int)::timestamp`, zone)})::text`;
  const { rows } = await db.execute<Span & { before: string }>(
    sql`select ${at(-days)} as before, ${at(0)} as start, ${at(days)} as end`,
  );
  const [span] = rows;
  if (!span) throw new Error('The database named no span.');
  return span;
}

async function countReadersNow(db: Database, userId: string | null, now: Date): Promise<number> {
  const since = new Date(now.getTime() - readingNowInMs).toISOString();
  const { rows } = await db.execute<{ readers: string }>(sql`
    select count(distinct visitor) as readers from ${pageViews}
    where viewed_at > ${since}::timestamptz and action = 'read'
      and ${userId === null ? sql`true` : sql`profile_id = ${userId}`}`);
  return Number(rows[0]?.readers ?? 0);
}

async function marksIn(db: Database, userId: string, { start, end }: Span): Promise<Report['marks']> {
  const deploys = await db
    .select({ at: pageRevisions.deployedAt })
    .from(pageRevisions)
    .where(
      and(
        eq(pageRevisions.profileId, userId),
        isNotNull(pageRevisions.deployedAt),
        sql`${pageRevisions.deployedAt} >= ${start}::timestamptz and ${pageRevisions.deployedAt} < ${end}::timestamptz`,
      ),
    )
    .orderBy(desc(pageRevisions.deployedAt))
    .limit(marksShown);
  const [live] = await db
    .select({ facts: pageSnapshots.facts })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, userId));
  const launchAt = live ? readStoredFacts(live.facts).launchAt : null;
  const marks: Report['marks'] = deploys.flatMap(({ at }) =>
    at === null ? [] : [{ at: at.toISOString(), kind: 'deploy' as const }],
  );
  if (launchAt !== null && launchAt >= Date.parse(start) && launchAt < Date.parse(end))
    marks.push({ at: new Date(launchAt).toISOString(), kind: 'launch' });
  return marks.toSorted((one, other) => one.at.localeCompare(other.at));
}

type Counts = Awaited<ReturnType<typeof countsIn>>;
interface Counted {
  readonly views: number;
  readonly visitors: number;
}

function totalOf(counts: readonly Counted[]): Counted {
  return counts.reduce(
    (sum, { views, visitors }) => ({ views: sum.views + views, visitors: sum.visitors + visitors }),
    { views: 0, visitors: 0 },
  );
}

function breakdownOf(counts: Counts, dimension: string): Report['breakdowns']['source'] {
  const all = counts.filter((each) => each.dimension === dimension);
  const named = all.filter(({ value }) => value !== restOfValues);
  const values = named
    .slice(0, valuesShown)
    .map(({ value, views, visitors }) => ({ value, views, visitors }));
  const rest = [...named.slice(valuesShown), ...all.filter(({ value }) => value === restOfValues)];
  return { values, rest: totalOf(rest) };
}

function actionsOf(counts: Counts): Pick<Report, 'actions' | 'scroll'> {
  const done = (action: string) =>
    counts.find(({ dimension, value }) => dimension === 'action' && value === action);
  const visitors = (action: string) => done(action)?.visitors ?? 0;
  const views = (action: string) => done(action)?.views ?? 0;
  const all = views('scroll-100');
  const threeQuarters = all + views('scroll-75');
  const half = threeQuarters + views('scroll-50');
  return {
    actions: {
      copy: visitors('copy'),
      buy: visitors('buy'),
      telegram: visitors('telegram'),
      x: visitors('x'),
    },
    scroll: { quarter: half + views('scroll-25'), half, threeQuarters, all },
  };
}
