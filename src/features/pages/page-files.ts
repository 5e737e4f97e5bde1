import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { pageFiles } from './tables.ts';

/** Where the storage keeps the files of pages. */
export const assetFolder = 'assets/';

/** How long a file counts as just entered: nothing of the day in which nobody removes it. */
const freshForInMs = 10 * 60 * 1000;

/**
 * The storage as pages write to it: a file is entered as one in use before it is looked for. Whoever is removing it at that moment
 * is waited for, and it is then written anew; from then on nobody removes it for a day, in which a page comes to name it. A file that
 * was entered just now is not entered again, so a transaction that writes what was prepared for it needs no second connection.
 */
export function registeringStorage(storage: Storage, db: Database, now: () => Date): Storage {
  const entered = new LRUCache<string, number>({ max: 10_000 });
  const enter = async (name: string) => {
    const instant = now().getTime();
    if (instant - (entered.get(name) ?? Number.NEGATIVE_INFINITY) < freshForInMs) return;
    await db
      .insert(pageFiles)
      .values({ name })
      .onConflictDoUpdate({ target: pageFiles.name, set: { unusedSince: null } });
    entered.set(name, instant);
  };
  return {
    ...storage,
    put: async (key, bytes, contentType) => {
      await enter(key.slice(assetFolder.length));
      await storage.put(key, bytes, contentType);
    },
  };
}
