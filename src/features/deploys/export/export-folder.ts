import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from '../../../platform/env/config.ts';

/** A live page as its row holds it. */
export interface ExportedPage {
  /** Unicode letters, digits and hyphens. */
  readonly slug: string;
  readonly html: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  /** Names under `/p/assets/`. */
  readonly assets: readonly string[];
}

/** Live pages as files that nginx or Caddy can serve: `p/{slug}/index.html`, `.br` and `.gz`, and `p/assets/…`. */
export interface ExportFolder {
  /**
   * Marks the folder as ours, because pages that are not live are removed from it.
   * @throws {ConfigError} when its `p/` holds files that we did not write
   */
  claim(): Promise<void>;
  /** Files first, the plain page last, so that a new page never refers to what is not there. */
  writePage(page: ExportedPage): Promise<void>;
  /** Whether it holds this version of a page with all its files. @param page.hash SHA-256 of the HTML, hex */
  isCurrent(page: Pick<ExportedPage, 'slug' | 'assets'> & { readonly hash: string }): Promise<boolean>;
  removePage(slug: string): Promise<void>;
  removeAsset(name: string): Promise<void>;
  slugs(): AsyncIterable<string>;
  assets(): AsyncIterable<string>;
}

/** Stands beside `p/` in a folder that we may clear. */
const marker = '.moonpage-export';

/** @param readAsset an asset's bytes; null when it is gone, and the page is then written without it */
export function createExportFolder(
  folder: string,
  readAsset: (name: string) => Promise<Uint8Array | null>,
): ExportFolder {
  const pages = join(folder, 'p');
  const assets = join(pages, 'assets');
  const keepAsset = async (name: string) => {
    const file = join(assets, name);
    if (await exists(file)) return;
    const bytes = await readAsset(name);
    if (bytes) await replaceFile(file, bytes);
  };
  return {
    claim: async () => {
      await mkdir(folder, { recursive: true });
      if (await exists(join(folder, marker))) return;
      for await (const name of namesIn(pages))
        throw new ConfigError(
          `EXPORT_DIR must be a folder of its own, and ${join(pages, name)} was not put there by this program.`,
        );
      await writeFile(
        join(folder, marker),
        'Moonpage removes what is no live page from p/ in this folder.\n',
      );
    },
    writePage: async (page) => {
      for (const name of page.assets) await keepAsset(name);
      const place = join(pages, page.slug);
      await replaceFile(join(place, 'index.html.br'), page.brotli);
      await replaceFile(join(place, 'index.html.gz'), page.gzip);
      await replaceFile(join(place, 'index.html'), Buffer.from(page.html));
    },
    isCurrent: async ({ slug, hash, assets: names }) => {
      const html = await readFile(join(pages, slug, 'index.html')).catch(() => null);
      if (html === null || createHash('sha256').update(html).digest('hex') !== hash) return false;
      const found = await Promise.all(names.map((name) => exists(join(assets, name))));
      return found.every(Boolean);
    },
    removePage: (slug) => rm(join(pages, slug), { recursive: true, force: true }),
    removeAsset: (name) => rm(join(assets, name), { force: true }),
    slugs: async function* () {
      for await (const name of namesIn(pages)) if (name !== 'assets') yield name;
    },
    assets: async function* () {
      for await (const name of namesIn(assets)) if (!(await isFreshDraft(join(assets, name)))) yield name;
    },
  };
}

/** Of a write that may be under way, in this process or in another. */
async function isFreshDraft(file: string): Promise<boolean> {
  if (!file.endsWith('.tmp')) return false;
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < 60 * 60_000;
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => null);
  if (entries) for await (const { name } of entries) yield name;
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
