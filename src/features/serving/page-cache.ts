import { LRUCache } from 'lru-cache';
import type { PreparedPage } from './prepared-page.ts';

/** Memory that live pages may take, in bytes: about 1,000 pages. */
const capacity = 64 * 1024 * 1024;
/** How many names without a page to show are remembered. */
const absentCapacity = 10_000;

/** What stands at an address; null: there is no page. */
export type FoundPage = PreparedPage | 'taken-down' | null;

/** Loads a live page by its key. */
export type LoadPage = (key: string) => Promise<FoundPage>;

export type PageCache = ReturnType<typeof createPageCache>;

/** A bounded memory of prepared pages; one load per key at a time, shared by concurrent readers. */
export function createPageCache(loadPage: LoadPage) {
  const pages = new LRUCache<string, PreparedPage>({
    maxSize: capacity,
    sizeCalculation: (page) => page.weight,
  });
  const absent = new LRUCache<string, { page: 'taken-down' | null }>({ max: absentCapacity });
  const loading = new Map<string, Promise<FoundPage>>();
  let generation = 0;

  const read = async (key: string): Promise<FoundPage> => {
    const startedIn = generation;
    const page = await loadPage(key);
    // A page that was forgotten while it was read may be the old one.
    if (startedIn === generation) {
      if (page === null || page === 'taken-down') absent.set(key, { page });
      else pages.set(key, page);
    }
    return page;
  };

  return {
    /** The page when it is at hand: no promise on the hot path. */
    peek: (key: string): FoundPage | undefined => pages.get(key) ?? absent.get(key)?.page,
    load: (key: string): Promise<FoundPage> => {
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
        absent.clear();
      } else {
        pages.delete(key);
        absent.delete(key);
      }
    },
  };
}
