import type { Services } from '../src/app.ts';
import type { Adapters } from '../src/platform/adapters.ts';
import { inWords, p95, time } from './times.ts';

const userCount = 100_000;
/** Rows of the largest count that the desk shows. */
const viewCount = 1_000_000;
/** Rows of one statement, which the service ends after half a minute. */
const batch = 100_000;
const rounds = 20;

/** Parts of names as admins type them: rare and common, long and short, in the wrong case, with wildcards, of nobody. */
const searches = [
  'captain heron',
  'MOON',
  'heron',
  'k',
  'zz',
  '100%',
  'no such coin',
  'golden',
  'co',
  'l 4f',
];

/** Parts of addresses: of one, of few, of everybody, of nobody. */
const addressSearches = ['user-4711@', 'user-4711@example.com', '99@ex', '@example.com', '@', 'nobody@'];

const firstWords = ['Moon', 'Doge', 'Pepe', 'Captain', 'Night', 'Dial-Up', 'Golden', 'Tiny', 'Wild', 'Lazy'];
const secondWords = ['Coin', 'Inu', 'Heron', 'Snail', 'Mop', 'Toast', 'Kraken', 'Goblin', 'Wizard', 'Pizza'];

type Pool = Adapters['database']['pool'];

/** The list of 100,000 users as its endpoints ask for it, each page with its count: searches, the first and a deep page, totals, the download. */
export async function measureUserTable({ admin }: Services, { database }: Adapters): Promise<void> {
  const userId = await fill(database.pool);
  const session = { userId, email: 'user-1@example.com', firstName: 'Bench', isAdmin: true };

  const first = await time(rounds * 5, () => admin.listUsers(session, { size: 25 }));
  const search = await time(rounds * searches.length, (turn) =>
    admin.listUsers(session, { search: searches[turn % searches.length], size: 25 }),
  );
  const addressSearch = await time(rounds * addressSearches.length, (turn) =>
    admin.listUsers(session, { search: addressSearches[turn % addressSearches.length], size: 25 }),
  );
  let page = await admin.listUsers(session, { size: 100 });
  for (let turned = 1; turned < userCount / 110 && page.next !== null; turned += 1) {
    page = await admin.listUsers(session, { size: 100, after: page.next });
  }
  const after = page.next ?? undefined;
  const deep = await time(rounds * 5, () => admin.listUsers(session, { size: 25, after }));
  console.log(
    `user table, ${inWords(userCount)} users: search ${p95(search)}, by e-mail ${p95(addressSearch)}, first page ${p95(first)}, page behind ${inWords(userCount * 0.9)} users ${p95(deep)} (p95)`,
  );

  const [counted = 0, ...kept] = await time(50, () => admin.totals(session));
  console.log(
    `admin totals: ${counted.toFixed(0)} ms to count ${inWords(viewCount)} page views, ${p95(kept)} while the count is kept`,
  );

  const startedAt = performance.now();
  const actor = { session, context: { requestId: 'bench', clientAddress: '127.0.0.1' } };
  const { parts } = await admin.exportUsers(actor, undefined);
  let bytes = 0;
  for await (const part of parts) bytes += Buffer.byteLength(part);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `user export: ${inWords(Math.round(userCount / seconds))} rows/s, ${(bytes / 2 ** 20).toFixed(1)} MiB in ${seconds.toFixed(1)} s`,
  );
}

/** @returns the id of one of them. */
async function fill(pool: Pool): Promise<string> {
  await pool.query(
    `insert into users (id, name, email, created_at)
     select gen_random_uuid()::text, 'Bench', 'user-' || n || '@example.com', now() - n * interval '7 minutes'
     from generate_series(1, $1::int) n`,
    [userCount],
  );
  // As wide as profiles are whose page has been built: what a search reads beside the names is what makes it slow.
  await pool.query(
    `insert into profiles (id, created_at, first_name, coin_name, symbol, blockchain, description, telegram, twitter)
     select id, created_at, 'Bench',
       case when n % 11 > 0 then ($1::text[])[n % 11] || ' ' || ($2::text[])[1 + n % 10] || ' ' || substr(md5(id), 1, 4) end,
       'BENCH', 'Solana', repeat(md5(id) || ' ', 12), 'https://t.me/bench', 'https://x.com/bench'
     from (select id, created_at, row_number() over (order by id)::int n from users where name = 'Bench') people`,
    [firstWords, secondWords],
  );
  for (let inserted = 0; inserted < viewCount; inserted += batch) {
    await pool.query(
      `insert into page_views (profile_id, viewed_at, device)
       select (select id from users where email = 'user-1@example.com'), now(), 'phone' from generate_series(1, $1::int)`,
      [batch],
    );
  }
  // What autovacuum does within minutes of such growth.
  for (const table of ['users', 'profiles', 'page_views']) await pool.query(`vacuum analyze ${table}`);
  const { rows } = await pool.query<{ id: string }>(
    `select id from users where email = 'user-1@example.com'`,
  );
  return rows[0]?.id ?? '';
}
