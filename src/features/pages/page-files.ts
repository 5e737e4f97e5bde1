import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { pageFiles } from './tables.ts';

/** Where the storage keeps the files of pages. */
export const assetFolder = 'assets/';

/**
 * The storage as pages write to it: a file is entered as one in use before it is looked for. Whoever is removing it at that moment
 * is waited for, and it is then written anew; from then on nobody removes it for a day, in which a page comes to name it.
 */
export function registeringStorage(storage: Storage, db: Database): Storage {
  return {
    ...storage,
    put: async (key, bytes, contentType) => {
      const name = key.slice(assetFolder.length);
      await db
        .insert(pageFiles)
        .values({ name })
        .onConflictDoUpdate({ target: pageFiles.name, set: { unusedSince: null } });
      await storage.put(key, bytes, contentType);
    },
  };
}
