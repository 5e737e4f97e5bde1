import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts';
import { silentLog } from '../../platform/log/log.ts';
import {
  bundleService,
  type ServiceBundle,
  startNode,
  type TestNode,
} from '../deploys/test-support/nodes.ts';
import { sumViewsJob } from './jobs.ts';
import { calmPace } from '../../platform/jobs/test-support/paces.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

const kills = 20;
const readersAtOnce = 32;
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

let database: TestDatabase;
let bundle: ServiceBundle;
let jobs: Jobs;
beforeAll(async () => {
  [database, bundle] = await Promise.all([createTestDatabase(), bundleService()]);
  await database.db.execute(sql`
    insert into users (id, name, email, email_verified, created_at, updated_at)
    values ('ada', 'Ada', 'ada@example.com', true, now(), now())`);
  await database.db.execute(
    sql`insert into profiles (id, first_name) values ('ada', 'Ada') on conflict do nothing`,
  );
  await database.db.execute(sql`
    insert into page_snapshots (profile_id, slug, likeness, shares, document, facts, html, brotli, gzip, hash,
                                content_security_policy, assets, deployed_at)
    values ('ada', 'counted', '{}', '{}', '{}', '{}', '', '', '', '', '', '{}', now())`);
  jobs = createJobs({ database, log: silentLog(), pace: calmPace });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await Promise.all([database.drop(), bundle.remove()]);
});

const start = () =>
  startNode(bundle, 'http://moonpage.test', {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a-secret-for-tests-of-forty-characters!!',
  });

/** The status of a reading's answer; null where the connection broke. Each has a campaign of its own, by which it is found. */
const sendReading = (url: string, agent: Agent, nr: number) =>
  new Promise<number | null>((answered) => {
    const sent = request(
      `${url}/api/page-views`,
      {
        agent,
        method: 'POST',
        headers: {
          origin: 'null',
          'content-type': 'text/plain',
          'user-agent': userAgent,
          'x-forwarded-for': `198.51.${nr % 7}.${nr % 251}`,
        },
      },
      (response) => response.resume().on('end', () => answered(response.statusCode ?? null)),
    );
    sent.on('error', () => answered(null));
    sent.end(JSON.stringify({ slug: 'counted', query: `?utm_campaign=reading-${nr}` }));
  });

const acknowledged: string[] = [];
let sent = 0;
let interrupted = 0;

/** Readers who report until the process is killed, which it is once so many readings are acknowledged. */
async function killUnderLoad(node: TestNode, after: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: readersAtOnce });
  const enough = acknowledged.length + after;
  let isKilled = false;
  const report = async () => {
    for (;;) {
      const nr = (sent += 1);
      const status = await sendReading(node.url, agent, nr);
      if (status === 204) acknowledged.push(`reading-${nr}`);
      else if (status === null) interrupted += 1;
      else throw new Error(`A reading was answered with ${status}.`);
      if (status === null && isKilled) return;
      if (acknowledged.length < enough || isKilled) continue;
      isKilled = true;
      await node.kill();
    }
  };
  await Promise.all(Array.from({ length: readersAtOnce }, report));
  agent.destroy();
}

const rowsOf = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows;
/** By whose they are and what is counted: what the sums of quarters and of days say, and what the raw readings say. */
const sums = (table: string) =>
  rowsOf(sql`
    select profile_id, dimension, sum(events)::int as events, sum(visitors)::int as visitors
    from ${sql.raw(table)} group by 1, 2 order by 1, 2`);
const readings = () =>
  rowsOf(sql`
    select owner as profile_id, dimension, count(*)::int as events, count(*) filter (where is_first)::int as visitors
    from page_views cross join unnest(array[profile_id, null]) as owner
    cross join unnest(array['campaign', 'device', 'read', 'source']) as dimension
    group by 1, 2 order by 1, 2`);

test('of a service that is killed twenty times under load, no acknowledged reading is lost, and sums are the readings', async () => {
  let next = start();
  for (let kill = 0; kill < kills; kill += 1) {
    const node = await next;
    // Beside it another starts.
    next = start();
    // It is killed while it sums, too.
    await jobs.enqueue(database.db, sumViewsJob, {});
    await killUnderLoad(node, 100 + ((kill * 97) % 400));
  }
  const last = await next;
  await jobs.enqueue(database.db, sumViewsJob, {});

  const stored = await rowsOf(sql`select campaign from page_views`);
  const times = new Map<unknown, number>();
  for (const { campaign } of stored) times.set(campaign, (times.get(campaign) ?? 0) + 1);
  expect(acknowledged.length).toBeGreaterThan(kills * 100);
  expect(interrupted).toBeGreaterThan(kills);
  expect(acknowledged.filter((campaign) => !times.has(campaign))).toEqual([]);
  expect([...times].filter(([, count]) => count > 1)).toEqual([]);

  await vi.waitFor(async () => expect(await sums('view_sums_by_day')).toEqual(await readings()), {
    timeout: 90_000,
    interval: 1_000,
  });
  expect(await sums('view_sums_by_quarter')).toEqual(await readings());
  const [visitors] = await rowsOf(sql`
    select count(distinct visitor)::int as visitors, (count(*) filter (where is_first))::int as firsts from page_views`);
  expect(visitors?.['firsts']).toBe(visitors?.['visitors']);
  await last.stop();
});
