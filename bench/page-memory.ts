import { setTimeout as pause } from 'node:timers/promises';
import { fetchRaw } from './live-page.ts';
import { memoryOf } from './memory.ts';
import { type OwnDatabase, withOwnDatabase } from './own-database.ts';
import type { Started } from './product/start-product.ts';

/** With those before, fewer than the product keeps in memory. */
const pageCount = 500;
/** Read first, so that what any reading takes is not counted. */
const warmUpPages = 100;
/** Afterwards garbage is gone, as the process has nothing to do. */
const settledInMs = 15_000;

/** Memory that the product's process takes for live pages, all copies of one, once each was read. */
export async function measurePageMemory(
  product: Started,
  pageUrl: string,
  service: OwnDatabase,
): Promise<void> {
  const total = warmUpPages + pageCount;
  await withOwnDatabase(service, product.dataDir, async (pool) => {
    await pool.query(
      `insert into users (id, name, email, email_verified, created_at, updated_at)
       select 'copy-' || n, 'Copy', 'copy-' || n || '@example.com', true, now(), now() from generate_series(1, $1) as n`,
      [total],
    );
    await pool.query(
      `insert into profiles (id, first_name) select id, name from users where id like 'copy-%' on conflict do nothing`,
    );
    await pool.query(
      `insert into page_snapshots
       select (jsonb_populate_record(page, jsonb_build_object('profile_id', 'copy-' || n, 'slug', 'copy-' || n))).*
       from page_snapshots as page, generate_series(1, $1) as n where slug = $2`,
      [total, decodeURIComponent(new URL(pageUrl).pathname.slice('/p/'.length))],
    );
    const read = async (from: number, to: number) => {
      for (let n = from; n <= to; n += 1) await fetchRaw(`${product.url}/p/copy-${n}`);
      await pause(settledInMs);
      return memoryOf(product.pid);
    };
    try {
      const before = await read(1, warmUpPages);
      const after = await read(warmUpPages + 1, total);
      const { bytes } = await fetchRaw(`${product.url}/p/copy-${total}`);
      const perThousand = ((after - before) / pageCount) * 1_000;
      console.log(
        `live pages in memory: ${perThousand.toFixed(0)} MiB per 1,000 pages of ${bytes.length} bytes of Brotli (Pss, of ${pageCount})`,
      );
    } finally {
      await pool.query(`delete from users where id like 'copy-%'`);
    }
  });
}
