import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
  /** Files first, the plain page last, so that a new page never refers to what is not there. */
  writePage(page: ExportedPage): Promise<void>;
  /** Whether it holds this version of a page with all its files. @param page.hash SHA-256 of the HTML, hex */
  isCurrent(page: Pick<ExportedPage, 'slug' | 'assets'> & { readonly hash: string }): Promise<boolean>;
  removePage(slug: string): Promise<void>;
  removeAsset(name: string): Promise<void>;
  slugs(): AsyncIterable<string>;
  assets(): AsyncIterable<string>;
}

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
    assets: () => namesIn(assets),
  };
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
