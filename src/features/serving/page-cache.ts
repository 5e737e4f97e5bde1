import { LRUCache } from 'lru-cache';
import type { PreparedPage } from './prepared-page.ts';

/** Memory that live pages may take, in bytes: about 1,000 pages. */
const capacity = 64 * 1024 * 1024;
/** How many unknown names are remembered as unknown. */
const unknownCapacity = 10_000;

/** Loads a live page by its key, or null when there is none. */
export type LoadPage = (key: string) => Promise<PreparedPage | null>;

export type PageCache = ReturnType<typeof createPageCache>;

/** A bounded memory of prepared pages; one load per key at a time, shared by concurrent readers. */
export function createPageCache(loadPage: LoadPage) {
  const pages = new LRUCache<string, PreparedPage>({
    maxSize: capacity,
    sizeCalculation: (page) => page.weight,
  });
  const unknown = new LRUCache<string, true>({ max: unknownCapacity });
  const loading = new Map<string, Promise<PreparedPage | null>>();
  let generation = 0;

  const read = async (key: string): Promise<PreparedPage | null> => {
    const startedIn = generation;
    const page = await loadPage(key);
    // A page that was forgotten while it was read may be the old one.
    if (startedIn === generation) {
      if (page) pages.set(key, page);
      else unknown.set(key, true);
    }
    return page;
  };

  return {
    /** The page when it is at hand: no promise on the hot path. */
    peek: (key: string) => pages.get(key) ?? (unknown.has(key) ? null : undefined),
    load: (key: string): Promise<PreparedPage | null> => {
      const waiting = loading.get(key);
      if (waiting) return waiting;
      const reading = read(key).finally(() => {
        if (loading.get(key) === reading) loading.delete(key);
      });
      loading.set(key, reading);
      return reading;
    },
    /** Forgets a page, e.g. because another was deployed; without a key, all. */
    forget: (key?: string) => {
      generation += 1;
      loading.clear();
      if (key === undefined) {
        pages.clear();
        unknown.clear();
      } else {
        pages.delete(key);
        unknown.delete(key);
      }
    },
  };
}
