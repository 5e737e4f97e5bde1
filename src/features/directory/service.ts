import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import { isSlug } from '../coins/slug.ts';
import { readStoredFacts } from '../pages/stored-facts.ts';
import { isShown } from '../pages/shown-pages.ts';
import { pageSnapshots } from '../pages/tables.ts';
import type { Listing, OwnListing } from './contract.ts';

/** Shown on the home page (specification, section 9). */
const latestCount = 3;

export type Directory = ReturnType<typeof createDirectory>;

const listed = {
  slug: pageSnapshots.slug,
  facts: pageSnapshots.facts,
  shares: pageSnapshots.shares,
  deployedUrl: profiles.deployedUrl,
  publishedAt: profiles.publishedAt,
};

export function createDirectory(db: Database) {
  const isPublic = and(eq(profiles.isPublic, true), isNotNull(profiles.publishedAt), isShown);
  const select = () =>
    db.select(listed).from(pageSnapshots).innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId));
  return {
    /** The newest public coins, the newest first. */
    latest: async (): Promise<Listing[]> => {
      const rows = await select().where(isPublic).orderBy(desc(profiles.publishedAt)).limit(latestCount);
      return rows.map(toListing);
    },
    /** @throws {Problem} LISTING_NOT_FOUND */
    read: async (name: string): Promise<Listing> => {
      const slug = name.normalize('NFC');
      if (!isSlug(slug)) throw new Problem('LISTING_NOT_FOUND');
      const [row] = await select()
        .where(and(isPublic, eq(pageSnapshots.slug, slug)))
        .limit(1);
      if (!row) throw new Problem('LISTING_NOT_FOUND');
      return toListing(row);
    },
    /** Whether the session's own coin is listed. @throws {Problem} FORBIDDEN */
    own: async (session: Session, userId: string): Promise<OwnListing> => {
      ownProfile(session, userId);
      const [row] = await db.select(listingColumns).from(profiles).where(eq(profiles.id, userId));
      return toOwnListing(row);
    },
    /** Lists the session's own coin, or takes it off, also through later deploys. @throws {Problem} FORBIDDEN, NO_LIVE_PAGE */
    setListed: async (
      session: Session,
      userId: string,
      choice: 'listed' | 'unlisted',
    ): Promise<OwnListing> => {
      ownProfile(session, userId);
      const [row] = await db
        .update(profiles)
        .set({ isPublic: choice === 'listed' })
        .where(and(eq(profiles.id, userId), isNotNull(profiles.publishedAt)))
        .returning(listingColumns);
      if (!row) throw new Problem('NO_LIVE_PAGE');
      return toOwnListing(row);
    },
  };
}

const listingColumns = {
  isPublic: profiles.isPublic,
  publishedAt: profiles.publishedAt,
  slug: profiles.slug,
  takenDownAt: profiles.takenDownAt,
};

function toOwnListing(row?: Pick<typeof profiles.$inferSelect, keyof typeof listingColumns>): OwnListing {
  const isPublished = row !== undefined && row.publishedAt !== null;
  const isTakenDown = row?.takenDownAt != null;
  return {
    isListed: isPublished && !isTakenDown && row.isPublic,
    canBeListed: isPublished && !isTakenDown,
    isTakenDown,
    slug: row?.slug ?? null,
  };
}

interface Row extends Pick<typeof pageSnapshots.$inferSelect, 'slug' | 'facts' | 'shares'> {
  readonly deployedUrl: string | null;
  readonly publishedAt: Date | null;
}

function toListing(row: Row): Listing {
  const facts = readStoredFacts(row.facts);
  return {
    slug: row.slug,
    coinName: facts.name,
    symbol: facts.symbol,
    description: facts.description,
    blockchain: facts.blockchain,
    imageUrl: facts.image?.url ?? null,
    deployedUrl: row.deployedUrl ?? '',
    publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
    shares: row.shares,
  };
}
