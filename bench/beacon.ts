import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { median } from './times.ts';
import { type OwnDatabase, withOwnDatabase } from './own-database.ts';
import { processorTimeOf } from './processor-time.ts';
import type { Started } from './product/start-product.ts';
import { loadOf } from './load/wrk.ts';

const secondsPerRun = 5;
/** Two minutes in all, so that sums are made under load. */
const pairs = 12;
const longestWaitForSumsInMs = 180_000;

/**
 * Readers of one page, each from an address and with a browser of its own, as a proxy on this machine passes them on. Written as one
 * text, as wrk shares the processors with what it measures.
 */
const script = (slug: string) => {
  const body = JSON.stringify({
    slug,
    action: 'read',
    referrer: 'https://t.me/x',
    query: '?utm_campaign=launch',
  });
  return `
local head = 'POST /api/page-views HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: text/plain\\r\\nOrigin: null\\r\\n'
  .. 'Accept-Language: en-US,en;q=0.9\\r\\nContent-Length: ${Buffer.byteLength(body)}\\r\\nX-Forwarded-For: '
local browser = '\\r\\nUser-Agent: Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0.'
local tail = ' Mobile Safari/537.36\\r\\n\\r\\n' .. [[${body}]]
local random = math.random
request = function()
  return head .. random(1, 223) .. '.' .. random(0, 255) .. '.' .. random(0, 255) .. '.' .. random(0, 255)
    .. browser .. random(1, 50) .. tail
end`;
};

/**
 * Readings per second that the beacon commits, and what one costs the product's process until it is summed, beside a bare server
 * that inserts one row into the same database for each request; in turn. Ratios are medians of pairs.
 */
export async function measureBeacon(product: Started, pageUrl: string, service: OwnDatabase): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-bench-beacon-'));
  const file = join(folder, 'beacon.lua');
  await writeFile(file, script(decodeURIComponent(new URL(pageUrl).pathname.slice('/p/'.length))));
  try {
    await withOwnDatabase(service, product.dataDir, (pool) => measure(product, pool, file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(product: Started, pool: Pool, file: string): Promise<void> {
  await pool.query(
    'create table bench_views (slug text not null, viewed_at timestamptz not null, referrer text)',
  );
  const bare = createServer((request, response) => {
    request.resume();
    pool
      .query('insert into bench_views values ($1, $2, $3)', ['x', new Date(), 'https://t.me/x'])
      .then(() => response.writeHead(204).end())
      .catch(() => response.writeHead(500).end());
  });
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const rates: number[] = [];
  const ratios: number[] = [];
  const latencies: number[] = [];
  try {
    const storedBefore = await countViews(pool);
    const usedBefore = await processorTimeOf(product.pid);
    for (let pair = 0; pair < pairs; pair += 1) {
      const one = await loadOf(bareUrl, {}, secondsPerRun, { script: file });
      const ours = await loadOf(product.url, {}, secondsPerRun, { script: file });
      if (ours.failures + one.failures > 0) throw new Error('beacon: some answers failed');
      rates.push(ours.requestsPerSecond);
      ratios.push(ours.requestsPerSecond / one.requestsPerSecond);
      latencies.push(ours.p99InMs);
    }
    const stored = (await untilSummed(pool)) - storedBefore;
    const cost = ((await processorTimeOf(product.pid)) - usedBefore) / stored;
    console.log(
      `beacon: ${median(rates).toFixed(0)} readings/s committed, p99 ${median(latencies).toFixed(1)} ms, ` +
        `${cost.toFixed(0)} µs of the process each until it is summed (${stored} readings), ` +
        `${median(ratios).toFixed(2)} of one insert per request (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
    );
  } finally {
    bare.close();
    bare.closeAllConnections();
    await pool.query('drop table bench_views');
  }
}

async function countViews(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ views: string }>('select count(*) as views from page_views');
  return Number(rows[0]?.views);
}

/** Waits until the sums of all pages hold every reading: what the minute's job does. @returns how many there are */
async function untilSummed(pool: Pool): Promise<number> {
  const deadline = performance.now() + longestWaitForSumsInMs;
  for (;;) {
    const { rows } = await pool.query<{ views: number; summed: number }>(
      `select (select count(*) from page_views)::int as views,
              (select sum(events) from view_sums_by_day where profile_id is null and dimension = 'read')::int as summed`,
    );
    const { views = 0, summed = 0 } = rows[0] ?? {};
    if (summed === views) return views;
    if (performance.now() > deadline)
      throw new Error(`beacon: ${summed} readings are summed, ${views} were stored`);
    await pause(1_000);
  }
}
