import { sandboxed } from '@moonpage/engine/render/content-security-policy.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../platform/db/database.ts';
import type { Unlisten } from '../../platform/db/notifications.ts';
import { strictTransportSecurity } from '../../platform/http/security-headers.ts';
import type { Log } from '../../platform/log/log.ts';
import { profiles } from '../account/tables.ts';
import { withoutAccents } from '../coins/rules/accents.ts';
import { livePagesChannel } from '../pages/live-pages-channel.ts';
import { liveUrl, type LivePlace } from '../deploys/render-live.ts';
import type { PageAssets } from '../pages/assets.ts';
import { removedFilesChannel } from '../pages/page-files.ts';
import { isShown } from '../pages/shown-pages.ts';
import { formerSlugs, pageSnapshots } from '../pages/tables.ts';
import { createHostReader } from './hosts.ts';
import { createLivePages } from './live-pages.ts';
import { createPageCache, type FoundPage } from './page-cache.ts';
import { preparePage, type PreparedPage, type StoredPage } from './prepared-page.ts';
import { createTakenDownPage } from './taken-down-page.ts';

interface Deps {
  readonly database: OpenDatabase;
  readonly place: LivePlace;
  readonly assets: Pick<PageAssets, 'forget'>;
  readonly log: Log;
}

/** Serves the pages of `place`, as `deploys` put them into the database. */
export function createServing({ database, place, assets, log }: Deps) {
  const { pagesUrl } = place;
  const hosts =
    pagesUrl === null
      ? null
      : { slugOf: createHostReader(pagesUrl, place.appUrl), urlOf: (slug: string) => liveUrl(slug, place) };
  const transport = { strictTransportSecurity: strictTransportSecurity(pagesUrl ?? place.appUrl) };
  const cache = createPageCache(async (slug) => {
    const page = await loadPage(database.db, slug, hosts !== null);
    return typeof page === 'object' && page !== null && 'html' in page
      ? preparePage({ ...page, ...transport })
      : page;
  });
  const forget = (slug: string) => {
    cache.forget(slug);
    cache.forget(withoutAccents(slug));
  };
  let listeners: Unlisten[] = [];
  return {
    answer: createLivePages(cache, hosts, createTakenDownPage({ appUrl: place.appUrl, ...transport }), log),
    /** Forgets a page at once, on this node. */
    forget,
    /** Listens for pages and files that any node has changed or removed. */
    start: async () => {
      listeners = await Promise.all([
        database.listen(livePagesChannel, {
          onMessage: forget,
          onGap: () => cache.forget(),
        }),
        database.listen(removedFilesChannel, {
          onMessage: (name) => assets.forget(name),
          onGap: () => assets.forget(),
        }),
      ]);
    },
    stop: async () => {
      for (const unlisten of listeners) await unlisten();
    },
  };
}

/**
 * One query, also where there is no page: strangers ask for any address. Where a page is served decides its sandbox, not where it
 * was served when it was deployed.
 */
async function loadPage(
  db: Database,
  slug: string,
  onItsHost: boolean,
): Promise<Omit<StoredPage, 'strictTransportSecurity'> | Exclude<FoundPage, PreparedPage>> {
  const [found] = await db
    .select({
      page: {
        html: pageSnapshots.html,
        brotli: pageSnapshots.brotli,
        gzip: pageSnapshots.gzip,
        hash: pageSnapshots.hash,
        contentSecurityPolicy: pageSnapshots.contentSecurityPolicy,
      },
      isIndexed: profiles.isIndexed,
      isShown: sql<boolean>`${isShown}`,
      leadsTo: sql<string | null>`case when ${profiles.id} is null then ${slugMeant(db, slug)} end`,
    })
    .from(sql`(values (1)) as asked`)
    .leftJoin(pageSnapshots, eq(pageSnapshots.slug, slug))
    .leftJoin(profiles, eq(profiles.id, pageSnapshots.profileId));
  if (!found?.page) return found?.leadsTo == null ? null : { leadsTo: found.leadsTo };
  if (!found.isShown) return 'taken-down';
  const { page, isIndexed } = found;
  const { contentSecurityPolicy } = page;
  return {
    ...page,
    contentSecurityPolicy: onItsHost ? contentSecurityPolicy : sandboxed(contentSecurityPolicy),
    indexed: onItsHost && isIndexed === true,
  };
}

/** The page that has moved away from a slug; otherwise the one whose slug was typed without its accents, where it is one page's. */
function slugMeant(db: Database, slug: string): SQL {
  const moved = db
    .select({ slug: pageSnapshots.slug })
    .from(formerSlugs)
    .innerJoin(pageSnapshots, eq(pageSnapshots.profileId, formerSlugs.profileId))
    .where(eq(formerSlugs.slug, slug));
  const alike = db
    .select({ slug: pageSnapshots.slug })
    .from(pageSnapshots)
    .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
    .where(and(isShown, eq(pageSnapshots.plainSlug, withoutAccents(slug))))
    .limit(2);
  return sql`coalesce((${moved}), (select min(slug) from (${alike}) as alike having count(*) = 1))`;
}
