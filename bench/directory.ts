import { createHash } from 'node:crypto';
import { type DirectoryInput, directoryInput } from '../src/features/directory/contract.ts';
import { createDirectory } from '../src/features/directory/service.ts';
import type { Adapters } from '../src/platform/adapters.ts';
import { sampleFacts } from './sample-facts.ts';
import { inWords, p95, time } from './times.ts';

const coinCount = 100_000;
const rounds = 20;

const hash = createHash('md5').update('4779').digest('hex');
const contract = `0x${hash.slice(-8)}${hash}`;

/** As readers type them: rare and common, long and short, several words, an address, its ends, nobody's, other scripts. */
const searches = [
  'captain heron',
  'heron captain',
  'MOON',
  '$moon',
  'k',
  'zz',
  'moonheron4f',
  'no such coin',
  contract,
  contract.slice(0, 10),
  `${contract.slice(0, 6)}…${contract.slice(-4)}`,
  contract.slice(-7),
  '0x6982abcd',
  '打卡',
  '🐸',
  'wild lazy tiny golden',
];

const firstWords = ['Moon', 'Doge', 'Pepe', 'Captain', 'Night', 'Dial-Up', 'Golden', 'Tiny', 'Wild', 'Lazy'];
const secondWords = ['Coin', 'Inu', 'Heron', 'Snail', 'Mop', 'Toast', 'Kraken', 'Goblin', 'Wizard', 'Pizza'];
const chains = ['Base', 'Solana', 'Ethereum', 'BSC'];

/** The directory with 100,000 coins, as its endpoint is asked: searches in each order, with and without a chain, the first and the last page. */
export async function measureDirectory(_: unknown, { database, now }: Adapters): Promise<void> {
  await fill(database.pool);
  const directory = createDirectory(database.db, now);
  const ask = (query: Partial<Record<keyof DirectoryInput, unknown>>) =>
    directory.search(directoryInput.parse(query));
  for (const order of ['newest', 'launching', 'most-read'] as const) {
    const first = await time(rounds * 5, () => ask({ order }));
    const chain = await time(rounds * 5, (turn) => ask({ order, chain: chains[turn % chains.length] }));
    const search = await time(rounds * searches.length, (turn) =>
      ask({ order, search: searches[turn % searches.length] }),
    );
    const both = await time(rounds * searches.length, (turn) =>
      ask({ order, search: searches[turn % searches.length], chain: chains[turn % chains.length] }),
    );
    const last = await time(rounds, () => ask({ order, page: Math.floor(coinCount / 24) }));
    const behind = await time(rounds, () => ask({ order, page: 1_000_000_000 }));
    console.log(
      `directory, ${inWords(coinCount)} coins, ${order}: first page ${p95(first)}, of a chain ${p95(chain)}, search ${p95(search)}, search on a chain ${p95(both)}, last page ${p95(last)}, page behind it ${p95(behind)} (p95)`,
    );
  }
}

async function fill(pool: Adapters['database']['pool']): Promise<void> {
  await pool.query(
    `insert into users (id, name, email)
     select 'coin-' || n, 'Bench', 'coin-' || n || '@example.com' from generate_series(1, $1::int) n`,
    [coinCount],
  );
  await pool.query(
    `insert into profiles (id, first_name, slug, deployed_url, is_public, published_at)
     select 'coin-' || n, 'Bench', 'coin-' || n, 'https://moonpage.example/p/coin-' || n, true, now() - n * interval '7 minutes'
     from generate_series(1, $1::int) n`,
    [coinCount],
  );
  // Pages lie outside of their rows; the facts are what a list reads.
  await pool.query(
    `insert into page_snapshots (profile_id, slug, likeness, shares, document, facts, html, brotli, gzip, hash, content_security_policy, assets, deployed_at)
     select 'coin-' || n, 'coin-' || n, '{}', '{}', '{}', $2::jsonb || jsonb_build_object('name', 'Coin ' || n), '', '', '', '', '', '{}', now()
     from generate_series(1, $1::int) n`,
    [coinCount, JSON.stringify(sampleFacts)],
  );
  await pool.query(
    `insert into listed_pages (profile_id, search_text, blockchain, published_at, launch_at, reads)
     select 'coin-' || n,
       lower(($2::text[])[1 + n % 10] || ($3::text[])[1 + n / 10 % 10]) || substr(md5(n::text), 1, 4) || E'\n' || lower(($2::text[])[1 + n % 7 % 10]) || E'\n0x' || right(md5(n::text), 8) || md5(n::text),
       ($4::text[])[1 + n % 4], now() - n * interval '7 minutes', now() + (n % 2000 - 1000) * interval '1 hour', greatest(0, 5000 - n % 20000)
     from generate_series(1, $1::int) n`,
    [coinCount, firstWords.map((word) => word.replace('-', '')), secondWords, chains],
  );
  // What autovacuum does within minutes of such growth.
  for (const table of ['profiles', 'page_snapshots', 'listed_pages'])
    await pool.query(`vacuum analyze ${table}`);
}
