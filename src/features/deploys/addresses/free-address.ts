import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { profiles } from '../../account/tables.ts';
import { readings } from '../../coins/rules/readings.ts';
import { isReserved } from '../../coins/rules/reserved-slugs.ts';
import { fitsHost, slugCandidates, slugOf } from '../../coins/slug.ts';
import { isAnothers } from '../duplicates/duplicates.ts';
import { addressKey, nameKey } from '../duplicates/likeness.ts';
import type { LivePlace } from '../render-live.ts';
import type { AddressState } from '../contract.ts';

/** Whose page asks for an address, and what its coin is called. */
export interface AddressOwner {
  readonly userId: string;
  readonly name: string;
  readonly symbol: string;
}

/**
 * How an address that a creator wishes for stands. What another page has moved away from is free, and what looks like another coin's name
 * or address is not, unless the creator's own coin is called so.
 */
export async function addressState(
  db: Executor,
  slug: string,
  { userId, name }: AddressOwner,
  { appUrl }: LivePlace,
): Promise<AddressState> {
  const [owner] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.slug, slug));
  if (owner) return owner.id === userId ? 'own' : 'taken';
  if (!fitsHost(slug)) return 'too-long';
  if (isReserved(slug, appUrl)) return 'reserved';
  const own = new Set(readings(name));
  const others = readings(slug).filter((reading) => !own.has(reading));
  const keys = others.flatMap((reading) => [nameKey(reading), addressKey(reading)]);
  return (await isAnothers(db, keys, userId)) ? 'alike' : 'free';
}

/** The first free name among `pepe`, `pepe-2`, `pepe-3` …; the unique index decides whose it is. */
export async function firstFreeSlug(
  db: Executor,
  { name, symbol }: Pick<AddressOwner, 'name' | 'symbol'>,
  { appUrl }: LivePlace,
): Promise<string> {
  const slug = slugOf(name, symbol);
  const rows = await db
    .select({ slug: profiles.slug })
    .from(profiles)
    .where(sql`${profiles.slug} = ${slug} or starts_with(${profiles.slug}, ${`${slug}-`})`);
  const taken = new Set(rows.map((row) => row.slug));
  for (const candidate of slugCandidates(name, symbol))
    if (!taken.has(candidate) && !isReserved(candidate, appUrl)) return candidate;
  throw new Error('slugCandidates has ended');
}
