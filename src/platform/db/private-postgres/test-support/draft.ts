import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Resolves while a product is in the middle of making the database of `dataDir`. */
export async function databaseBegun(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    const draft = names.find((name) => name.startsWith('cluster.new-'));
    const begun =
      draft !== undefined &&
      (await access(join(folder, draft, 'PG_VERSION')).then(
        () => true,
        () => false,
      ));
    if (begun) return;
  }
}
