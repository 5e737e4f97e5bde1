import { createHash } from 'node:crypto';
import { opendir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../../platform/env/config.ts';
import { messageOf } from '../../../platform/errors/system-error.ts';
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

/** Stands beside `p/` in a folder that we may clear. */
const marker = '.moonpage-export';

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
    /**
     * Marks the folder as ours, because pages that are not live are removed from it.
     * @throws {ConfigError} when its `p/` holds files that we did not write, or it cannot be written
     */
    claim: async () => {
      if (await exists(join(folder, marker))) return;
      for await (const name of namesIn(pages))
        throw new ConfigError(
          `EXPORT_DIR must be a folder of its own, and ${join(pages, name)} was not put there by this program.`,
        );
      await replaceFile(
        join(folder, marker),
        'Moonpage removes what is no live page from p/ in this folder.\n',
      ).catch((error: unknown) => {
        throw new ConfigError(`EXPORT_DIR cannot be written: ${messageOf(error)}`);
      });
    },
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

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => null);
  if (entries) for await (const { name } of entries) yield name;
}
