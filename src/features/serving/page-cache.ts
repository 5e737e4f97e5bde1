import { LRUCache } from 'lru-cache';
import { createTurns } from '../../platform/limits/turns.ts';
import type { PreparedPage } from './prepared-page.ts';

/** Memory that live pages may take, in bytes: about 1,000 pages. */
const capacity = 64 * 1024 * 1024;
/** How many names without a page of their own are looked up at once as they come in a minute; until it is over, further names wait in a line. */
const missesPerMinute = 20_000;
const minute = 60_000;
/** The length of the line. */
const mostWaiting = 200;

/** What stands at an address: `leadsTo` the slug that was meant, null: there is no page. */
export type FoundPage = PreparedPage | 'taken-down' | { readonly leadsTo: string } | null;

/** Loads a live page by its key. */
export type LoadPage = (key: string) => Promise<FoundPage>;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * A bounded memory of prepared pages; one load per key at a time, shared by concurrent readers. A name without a page is loaded once
 * a minute at most, as those that are looked up in two minutes are remembered. While somebody asks for more names than that, names that
 * are not at hand are looked up one after the other, so that pages are found all the same.
 * @param clock milliseconds
 */
export function createPageCache(loadPage: LoadPage, clock: () => number = () => performance.now()) {
  const pages = new LRUCache<string, PreparedPage>({
    maxSize: capacity,
    sizeCalculation: (page) => page.weight,
  });
  const absent = new LRUCache<string, { page: Exclude<FoundPage, PreparedPage> }>({
    max: 2 * missesPerMinute,
  });
  const loading = new Map<string, Promise<FoundPage>>();
  const line = createTurns({ atOnce: 1 });
  let misses = { since: clock(), count: 0 };

  const keep = (key: string, page: FoundPage) => {
    if (isPage(page)) pages.set(key, page);
    else absent.set(key, { page });
  };

  return {
    /** The page when it is at hand: no promise on the hot path. */
    peek: (key: string): FoundPage | undefined => pages.get(key) ?? absent.get(key)?.page,
    /** @returns `busy` when too many wait. */
    load: async (key: string): Promise<FoundPage | 'busy'> => {
      const waiting = loading.get(key);
      if (waiting) return waiting;
      if (clock() - misses.since >= minute) misses = { since: clock(), count: 0 };
      const isFlooded = misses.count + loading.size >= missesPerMinute;
      if (isFlooded && line.waiting() >= mostWaiting) return 'busy';
      const reading = isFlooded ? line.run(() => loadPage(key)) : loadPage(key);
      loading.set(key, reading);
      try {
        const page = await reading;
        if (!isPage(page)) misses.count += 1;
        // One that was forgotten while it was read may be the old one.
        if (loading.get(key) === reading) keep(key, page);
        return page;
      } finally {
        if (loading.get(key) === reading) loading.delete(key);
      }
    },
    /** Forgets a page, e.g. because another was deployed; without a key, all. */
    forget: (key?: string) => {
      if (key === undefined) {
        loading.clear();
        pages.clear();
        absent.clear();
      } else {
        loading.delete(key);
        pages.delete(key);
        absent.delete(key);
      }
    },
  };
}

function isPage(page: FoundPage): page is PreparedPage {
  return page !== null && page !== 'taken-down' && !('leadsTo' in page);
}
