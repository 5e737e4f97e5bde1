import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Asset } from '../../pages/assets.ts';
import type { DeployTarget } from './target.ts';

/**
 * Writes plain and precompressed files, so that nginx or Caddy can serve the folder as it is: `p/{slug}/index.html`, `.br` and
 * `.gz`, and `p/assets/…`. The product itself serves live pages from the database and needs none of them.
 * @param folder absolute path, e.g. `DATA_DIR/pages`.
 */
export function createBuiltinTarget(
  folder: string,
  readAsset: (name: string) => Promise<Asset | null>,
): DeployTarget {
  const assets = join(folder, 'p', 'assets');
  return {
    publish: async (page) => {
      for (const name of page.assets) await keepAsset(join(assets, name), () => readAsset(name));
      const place = join(folder, 'p', page.slug);
      // The plain file last: who finds it new finds its compressed twins new as well.
      await replaceFile(join(place, 'index.html.br'), page.brotli);
      await replaceFile(join(place, 'index.html.gz'), page.gzip);
      await replaceFile(join(place, 'index.html'), Buffer.from(page.html));
    },
    remove: (slug) => rm(join(folder, 'p', slug), { recursive: true, force: true }),
    files: async function* () {
      const entries = await opendir(assets).catch(() => null);
      if (entries === null) return;
      for await (const { name } of entries) if (namedByContent.test(name)) yield name;
    },
    removeFile: (name) => rm(join(assets, name), { force: true }),
  };
}

/** As `PageAssets.keep` names files: neither a font nor a draft of a file is called so. */
const namedByContent = /^[0-9a-f]{32}\.[a-z]+$/;

async function keepAsset(file: string, read: () => Promise<Asset | null>): Promise<void> {
  if (await stat(file).catch(() => null)) return;
  const asset = await read();
  if (asset) await replaceFile(file, asset.bytes);
}

/** Whole or not at all, and on the disk before it returns. */
async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
