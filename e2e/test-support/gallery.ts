import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, writeInto } from '../../scripts/files.ts';
import { loadService } from '../../scripts/load-service.ts';
import { serveFolder } from '../../scripts/serve-folder.ts';
import type { GalleryCoin } from '../../src/gallery.ts';

export interface ServedGallery {
  /** Of every page, design by design for each coin: `{design}/{slug}/index.html`. */
  readonly paths: readonly string[];
  /** Where they stand; ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Coins in every design, or in their own ones, as the pages that would be deployed, on a port of this machine.
 * @param now milliseconds since 1970
 */
export async function serveGallery(coins: readonly GalleryCoin[], now: number): Promise<ServedGallery> {
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-e2e-gallery-'));
  const service = await loadService(root);
  const paths: string[] = [];
  for await (const { pages } of service.makeGallery({
    coins,
    storage: await service.openFolderStorage(join(folder, 'storage')),
    now,
    seed: 1,
    cacheFolder: join(folder, 'fonts'),
    log: service.createLog('error'),
  })) {
    for (const { design, slug, files } of pages) {
      paths.push(`${design}/${slug}/index.html`);
      for (const [path, bytes] of files) await writeInto(join(folder, 'pages', design, slug, path), bytes);
    }
  }
  const server = await serveFolder(join(folder, 'pages'));
  return {
    paths,
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
