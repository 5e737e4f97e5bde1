import { createHash } from 'node:crypto';
import { opendir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exists, replaceFile } from '../../../platform/files/files.ts';

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

/**
 * Live pages as files that nginx or Caddy can serve: `p/{slug}/index.html`, `.br` and `.gz`, and `p/assets/…`.
 * @param readAsset an asset's bytes; null when it is gone, and the page is then written without it
 */
export function createExportFolder(folder: string, readAsset: (name: string) => Promise<Uint8Array | null>) {
  const pages = join(folder, 'p');
  const assets = join(pages, 'assets');
  const keepAsset = async (name: string) => {
    const file = join(assets, name);
    if (await exists(file)) return;
    const bytes = await readAsset(name);
    if (bytes) await replaceFile(file, bytes);
  };
  return {
    /** Files first, the plain page last, so that a new page never refers to a missing file. */
    writePage: async (page: ExportedPage) => {
      for (const name of page.assets) await keepAsset(name);
      const place = join(pages, page.slug);
      await replaceFile(join(place, 'index.html.br'), page.brotli);
      await replaceFile(join(place, 'index.html.gz'), page.gzip);
      await replaceFile(join(place, 'index.html'), page.html);
    },
    /** Whether it holds the version with this SHA-256 (hex) of a page, with all its files. */
    isCurrent: async (page: Pick<ExportedPage, 'slug' | 'assets'> & { readonly hash: string }) => {
      const { slug, hash, assets: names } = page;
      const html = await readFile(join(pages, slug, 'index.html')).catch(() => null);
      if (html === null || createHash('sha256').update(html).digest('hex') !== hash) return false;
      const found = await Promise.all(names.map((name) => exists(join(assets, name))));
      return found.every(Boolean);
    },
    removePage: (slug: string) => rm(join(pages, slug), { recursive: true, force: true }),
    removeAsset: (name: string) => rm(join(assets, name), { force: true }),
    slugs: async function* () {
      for await (const name of namesIn(pages)) if (name !== 'assets') yield name;
    },
    assets: () => namesIn(assets),
  };
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => null);
  if (entries) for await (const { name } of entries) yield name;
}
