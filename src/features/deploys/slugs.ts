import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/db/database.ts';
import { profiles } from '../account/tables.ts';
import { slugCandidates, slugOf } from '../coins/slug.ts';

/** Names this feature's advisory lock within the database. */
const slugLock = 0x6d6f6f6e;

/** One transaction at a time settles names; the lock ends with it. */
export async function lockSlugs(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLock}, 1)`);
}

/** The first free name among `pepe`, `pepe-2`, `pepe-3` …; it is certain only under `lockSlugs`. */
export async function firstFreeSlug(
  executor: Executor,
  coin: { name: string; symbol: string },
): Promise<string> {
  const nameSlug = slugOf(coin.name, coin.symbol);
  const rows = await executor
    .select({ slug: profiles.slug })
    .from(profiles)
    .where(sql`${profiles.slug} = ${nameSlug} or starts_with(${profiles.slug}, ${`${nameSlug}-`})`);
  const taken = new Set([...reserved, ...rows.map(({ slug }) => slug)]);
  for (const candidate of slugCandidates(coin.name, coin.symbol)) if (!taken.has(candidate)) return candidate;
  throw new Error('slugCandidates has ended');
}

/** Paths beside the pages under `/p/`. */
const reserved = ['assets'];
