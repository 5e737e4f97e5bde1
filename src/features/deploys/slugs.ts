import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { profiles } from '../account/tables.ts';
import { slugCandidates, slugOf } from '../coins/slug.ts';

/** The first free name among `pepe`, `pepe-2`, `pepe-3` …; the unique index decides whose it is. */
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
