import { sandboxed } from '@moonpage/engine/render/content-security-policy.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../platform/db/database.ts';
import type { Unlisten } from '../../platform/db/notifications.ts';
import { strictTransportSecurity } from '../../platform/http/security-headers.ts';
import type { Log } from '../../platform/log/log.ts';
import { profiles } from '../account/tables.ts';
import { livePagesChannel } from '../pages/live-pages-channel.ts';
import { liveUrl, type LivePlace } from '../deploys/render-live.ts';
import type { PageAssets } from '../pages/assets.ts';
import { removedFilesChannel } from '../pages/page-files.ts';
import { isShown } from '../pages/shown-pages.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { createHostReader } from './hosts.ts';
import { createLivePages } from './live-pages.ts';
import { createPageCache } from './page-cache.ts';
import { preparePage, type StoredPage } from './prepared-page.ts';
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
      : { slugOf: createHostReader(pagesUrl), urlOf: (slug: string) => liveUrl(slug, place) };
  const transport = { strictTransportSecurity: strictTransportSecurity(pagesUrl ?? place.appUrl) };
  const cache = createPageCache(async (slug) => {
    const page = await loadPage(database.db, slug, hosts !== null);
    return page === null || page === 'taken-down' ? page : preparePage({ ...page, ...transport });
  });
  let listeners: Unlisten[] = [];
  return {
    answer: createLivePages(cache, hosts, createTakenDownPage({ appUrl: place.appUrl, ...transport }), log),
    /** Forgets a page at once, on this node. */
    forget: (slug: string) => cache.forget(slug),
    /** Listens for pages and files that any node has changed or removed. */
    start: async () => {
      listeners = await Promise.all([
        database.listen(livePagesChannel, {
          onMessage: (slug) => cache.forget(slug),
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

/** Where a page is served decides its sandbox, not where it was served when it was deployed. */
async function loadPage(
  db: Database,
  slug: string,
  onItsHost: boolean,
): Promise<Omit<StoredPage, 'strictTransportSecurity'> | 'taken-down' | null> {
  const [page] = await db
    .select({
      html: pageSnapshots.html,
      brotli: pageSnapshots.brotli,
      gzip: pageSnapshots.gzip,
      hash: pageSnapshots.hash,
      contentSecurityPolicy: pageSnapshots.contentSecurityPolicy,
      isIndexed: profiles.isIndexed,
      isShown: sql<boolean>`${isShown}`,
    })
    .from(pageSnapshots)
    .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
    .where(eq(pageSnapshots.slug, slug))
    .limit(1);
  if (!page) return null;
  if (!page.isShown) return 'taken-down';
  const { contentSecurityPolicy, isIndexed } = page;
  return {
    ...page,
    contentSecurityPolicy: onItsHost ? contentSecurityPolicy : sandboxed(contentSecurityPolicy),
    indexed: onItsHost && isIndexed,
  };
}
