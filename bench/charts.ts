import type { Services } from '../src/app.ts';
import type { Adapters } from '../src/platform/adapters.ts';
import { quantile } from './times.ts';

type Pool = Adapters['database']['pool'];

const days = 90;
/** Of one page, which is read all the time. */
const eventsOfOnePage = 10_000_000;
/** Beside it; each is read for six hours, when its coin is launched. */
const otherPages = 9_999;
const eventsOfOtherPage = 30;
/** Of the last seconds, so that they are not summed yet. */
const spike = 100_000;
const rounds = 60;
const dayInMs = 86_400_000;

/** Lengths of ranges in days, each ending today. */
const ranges = [1, 7, 30, 90, 365, 3_660];
const zones = ['UTC', 'Europe/Berlin', 'Asia/Kolkata'];

/**
 * How long the statistics of one page, of all pages and of a small one take, each with every chart of its screen, over raw readings of
 * a quarter of a year, which the product itself sums.
 */
export async function measureCharts({ analytics }: Services, { database }: Adapters): Promise<void> {
  const { pool } = database;
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  const dayAt = (offset: number) =>
    new Date(midnight.getTime() + offset * dayInMs).toISOString().slice(0, 10);
  await addPages(pool);
  for (let month = -4; month < 0; month += 1) await addMonth(pool, midnight, month);
  // As of a product that has summed all there was.
  await pool.query('update view_sums_progress set closed_until = now(), summed_until = now()');
  const filling = performance.now();
  for (let day = 0; day < days; day += 1) await fillDay(pool, day, dayAt(day - days));
  const summing = performance.now();
  await analytics.sumAgain(dayAt(-days));
  const summed = performance.now();
  await vacuum(pool);
  const { rows } = await pool.query<{ events: string; quarters: string }>(
    `select (select count(*) from page_views) as events, (select count(*) from view_sums_by_quarter) as quarters`,
  );
  console.log(
    `charts: ${rows[0]?.events} events of ${otherPages + 1} pages stored in ${inSeconds(summing - filling)}, summed in ${inSeconds(summed - summing)}, ${rows[0]?.quarters} sums of quarters`,
  );
  const report = async (userId: string | null, length: number, zone: string) => {
    const startedAt = performance.now();
    await analytics.reportOf(userId, { from: dayAt(1 - length), to: dayAt(0), zone });
    return performance.now() - startedAt;
  };
  const measure = async (name: string, userId: string | null) => {
    for (const length of ranges) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await report(userId, length, zones[round % zones.length] ?? 'UTC'));
      }
      console.log(
        `  ${name}, ${length} days: p95 ${quantile(times, 0.95).toFixed(0)} ms, median ${quantile(times, 0.5).toFixed(0)} ms`,
      );
    }
  };
  await measure('one page', 'page-0');
  await measure('all pages', null);
  await measure('another page', 'page-1');
  await insertEvents(
    pool,
    `'page-0', now() - n * interval '50 microseconds'`,
    `generate_series(1, ${spike}) as n`,
  );
  await measure(`one page with ${spike} readings that are not summed`, 'page-0');
}

/** What autovacuum has done long since where readings arrived over a quarter of a year. */
async function vacuum(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze page_views, view_sums_by_quarter, view_sums_by_day');
  } finally {
    client.release(true);
  }
}

async function addPages(pool: Pool): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at)
     select 'page-' || n, 'Page', 'page-' || n || '@example.com', true, now(), now() from generate_series(0, $1) as n`,
    [otherPages],
  );
  await pool.query(
    `insert into profiles (id, first_name) select id, name from users where id like 'page-%' on conflict do nothing`,
  );
}

async function addMonth(pool: Pool, midnight: Date, offset: number): Promise<void> {
  const at = (later: number) =>
    new Date(Date.UTC(midnight.getUTCFullYear(), midnight.getUTCMonth() + offset + later));
  const name = `page_views_${at(0).toISOString().slice(0, 7).replace('-', '_')}`;
  await pool.query(
    `create table if not exists ${name} partition of page_views for values from ('${at(0).toISOString()}') to ('${at(1).toISOString()}')`,
  );
}

async function fillDay(pool: Pool, day: number, date: string): Promise<void> {
  const perDay = Math.round(eventsOfOnePage / days);
  await insertEvents(
    pool,
    `'page-0', timestamptz '${date}T00:00:00Z' + n * interval '${dayInMs / perDay} milliseconds'`,
    `generate_series(0, ${perDay - 1}) as n`,
  );
  await insertEvents(
    pool,
    `'page-' || page, timestamptz '${date}T14:00:00Z' + random() * interval '6 hours'`,
    `generate_series(${day + 1}, ${otherPages}, ${days}) as page, generate_series(1, ${eventsOfOtherPage}) as n`,
  );
}

/** Events with values of which the first are the most frequent; six of ten are readings. */
async function insertEvents(pool: Pool, pageAndTime: string, from: string): Promise<void> {
  const one = (prefix: string, count: number) => `'${prefix}' || floor(power(random(), 3) * ${count})::int`;
  await pool.query(
    `insert into page_views (profile_id, viewed_at, action, is_first, visitor, source, campaign, country, device, language)
     select profile_id, viewed_at, action, random() < 0.6, (random() * 9e18)::bigint,
            case when is_reading then ${one('source-', 80)} end,
            case when is_reading and random() < 0.3 then ${one('campaign-', 60)} end,
            case when is_reading then chr(65 + floor(power(random(), 2) * 8)::int) || chr(65 + floor(random() * 8)::int) end,
            case when is_reading then (array['phone', 'phone', 'phone', 'desktop', 'tablet'])[1 + floor(random() * 5)::int] end,
            case when is_reading then chr(97 + floor(power(random(), 2) * 20)::int) || 'x' end
     from (
       select event.*, action = 'read' as is_reading
       from (
         select *, (array['read', 'read', 'read', 'read', 'read', 'read', 'scroll-50', 'scroll-100', 'copy', 'buy'])[1 + floor(random() * 10)::int] as action
         from (select ${pageAndTime} from ${from}) as made(profile_id, viewed_at)
       ) as event
     ) as events`,
  );
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(0)} s`;
}
