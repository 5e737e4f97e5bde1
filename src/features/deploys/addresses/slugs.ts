import type { Facts } from '@moonpage/engine/facts.ts';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { readings } from '../../coins/rules/readings.ts';
import { isReserved } from '../../coins/rules/reserved-slugs.ts';
import { withoutAccents } from '../../coins/rules/accents.ts';
import { formerSlugs } from '../../pages/tables.ts';
import { addressKey, likenessOf } from '../duplicates/likeness.ts';
import type { LivePlace } from '../render-live.ts';

/** Ends that an address leads on to whose it was: it is a live page's from now on. */
export async function takeSlug(tx: Transaction, slug: string): Promise<void> {
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
}

/** What leads on to an account's page, the latest that it left first. */
export async function formerSlugsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.profileId, userId))
    .orderBy(desc(formerSlugs.leftAt), formerSlugs.slug);
  return rows.map(({ slug }) => slug);
}

/** What a page's row has of its address: the slug, how it is typed without accents, and what its page may be taken for. */
export function columnsOfSlug(slug: string, facts: Facts, place: LivePlace) {
  const likeness = [...likenessOf(facts), ...readings(slug).map(addressKey)];
  return { slug, plainSlug: plainSlugOf(slug, place), likeness };
}

/** A slug without its accents; null where it has none, or where that is the service's. */
function plainSlugOf(slug: string, { appUrl }: LivePlace): string | null {
  const plain = withoutAccents(slug);
  return plain === slug || isReserved(plain, appUrl) ? null : plain;
}
