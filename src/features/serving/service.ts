import { eq } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { livePagesChannel } from '../deploys/announcement.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { createHostReader } from './hosts.ts';
import { createLivePages, type AnswerLivePage } from './live-pages.ts';
import { createPageCache } from './page-cache.ts';
import { preparePage, type PreparedPage } from './prepared-page.ts';

export interface Serving {
  readonly answer: AnswerLivePage;
  /** Forgets a page at once, on this node. */
  forget(slug: string): void;
  /** Listens for deploys of any node. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** @param pagesUrl `https://{slug}.example.com`, or null when pages live under `/p/{slug}`. */
export function createServing(database: OpenDatabase, pagesUrl: string | null, log: Log): Serving {
  const cache = createPageCache((slug) => loadPage(database.db, slug, pagesUrl !== null));
  const hostOf = pagesUrl === null ? null : createHostReader(pagesUrl);
  let unlisten: (() => Promise<void>) | null = null;
  return {
    answer: createLivePages(cache, hostOf, log),
    forget: (slug) => cache.forget(slug),
    start: async () => {
      unlisten = await database.listen(livePagesChannel, {
        onMessage: (slug) => cache.forget(slug),
        onGap: () => cache.forget(),
      });
    },
    stop: async () => {
      await unlisten?.();
    },
  };
}

async function loadPage(db: Database, slug: string, indexed: boolean): Promise<PreparedPage | null> {
  const [page] = await db
    .select({
      html: pageSnapshots.html,
      brotli: pageSnapshots.brotli,
      gzip: pageSnapshots.gzip,
      hash: pageSnapshots.hash,
      contentSecurityPolicy: pageSnapshots.contentSecurityPolicy,
    })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.slug, slug))
    .limit(1);
  return page ? preparePage({ ...page, indexed }) : null;
}
