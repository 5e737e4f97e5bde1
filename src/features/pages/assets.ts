import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import type { FontFace } from '@moonpage/engine/designs/design.ts';
import { coreLetters, fontAsset, hasCore } from '@moonpage/engine/render/font-choice.ts';
import { type CutFont, cutterKey, openFontCutter } from '../../platform/fonts/cut-font.ts';
import { sfntOf } from '../../platform/fonts/sfnt.ts';
import { woff2Of } from '../../platform/fonts/woff2.ts';
import { StorageError, type Storage } from '../../platform/storage/storage.ts';

/** A file that pages refer to; its name carries a hash of its content, so it never changes. */
export interface Asset {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

export type PageAssets = Awaited<ReturnType<typeof openPageAssets>>;

/** Where pages find their fonts and pictures, on the product's own origin and on hosts of their own. */
export const assetPath = '/p/assets/';
const folder = 'assets/';
const memoryForImages = 32 * 1024 * 1024;
const namePattern = /^[a-z0-9][a-z0-9.-]{0,120}$/;

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'application/manifest+json': 'webmanifest',
  'text/calendar; charset=utf-8': 'ics',
};

/**
 * Reads the designs' fonts into memory; cuts fonts and caches pictures of the storage on first use.
 * @throws when a font of a design is not installed.
 */
export async function openPageAssets(storage: Storage, faces: readonly FontFace[]) {
  const fonts = new Map<string, Asset>();
  const paths = new Map<string, string>();
  const cuts = new Map<string, () => Promise<Asset>>();
  const cutFont = await openFontCutter();
  await Promise.all(
    faces.map(async (face) => {
      const asset = await readFont(face);
      fonts.set(asset.name, asset);
      paths.set(fontAsset({ face, letters: 'all' }), assetPath + asset.name);
      if (!hasCore(face)) return;
      const name = cutName(face, asset);
      cuts.set(
        name,
        once(() => cutOf(face, name, cutFont)),
      );
      paths.set(fontAsset({ face, letters: 'core' }), assetPath + name);
    }),
  );
  const images = new LRUCache<string, Asset>({
    maxSize: memoryForImages,
    sizeCalculation: (asset) => asset.bytes.length,
  });
  let generation = 0;

  return {
    /**
     * The public path of what a rendered page names: of a font (`{package}/files/{file}`) e.g.
     * `/p/assets/bangers-latin-400-normal.3f9a1c2b.woff2`; a picture's address in the facts is its path already.
     */
    pathOf: (name: string) => paths.get(name) ?? name,
    /** The name in the public path of what a rendered page names. */
    nameOf: (name: string) => (paths.get(name) ?? name).slice(assetPath.length),
    /** Keeps a file of a live page under a name that follows from its content. @returns its public path. */
    keep: async (bytes: Uint8Array<ArrayBuffer>, contentType: string) => {
      const name = `${hashOf(bytes).slice(0, 32)}.${extensions[contentType] ?? 'bin'}`;
      try {
        await storage.put(folder + name, bytes, contentType);
      } catch (error) {
        // The same picture was kept before: its name says so.
        if (!(error instanceof StorageError && error.code === 'TAKEN')) throw error;
      }
      return assetPath + name;
    },
    /** Finds a file by the name in its public path. */
    read: async (name: string): Promise<Asset | null> => {
      const known = fonts.get(name) ?? images.get(name);
      if (known) return known;
      const cut = cuts.get(name);
      if (cut) return cut();
      if (!namePattern.test(name)) return null;
      const startedIn = generation;
      const stored = await storage.get(folder + name);
      if (!stored) return null;
      const asset = { name, bytes: stored.bytes, contentType: stored.contentType };
      // A file that was removed while it was read must not stay in memory.
      if (startedIn === generation) images.set(name, asset);
      return asset;
    },
    /** Drops a removed file from memory; without a name, all of them. */
    forget: (name?: string) => {
      generation += 1;
      if (name === undefined) images.clear();
      else images.delete(name);
    },
  };
}

/** How a page's own files are sent: forever, and to pages whose origin is `null` (design decision 5). */
export function assetHeaders(asset: Asset): Record<string, string> {
  return {
    'Content-Type': asset.contentType,
    'Content-Length': String(asset.bytes.length),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // An SVG that is opened by itself runs nothing and loads nothing.
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
}

const require = createRequire(import.meta.url);

/** Told apart by what a cut file is made from and how, so that its name is known before it is made. */
function cutName(face: FontFace, whole: Asset): string {
  const made = hashOf(Buffer.concat([whole.bytes, Buffer.from(`${cutterKey} ${coreLetters.join()}`)]));
  return face.file.replace(/\.woff2$/, `.core.${made.slice(0, 8)}.woff2`);
}

/** The package ships the same font in WOFF 1.0, which is read without a decoder of outlines. */
async function cutOf(face: FontFace, name: string, cutFont: CutFont): Promise<Asset> {
  const file = require.resolve(`${face.package}/files/${face.file.replace(/\.woff2$/, '.woff')}`);
  const cut = cutFont(sfntOf(await readFile(file)), coreLetters);
  return { name, bytes: new Uint8Array(await woff2Of(cut)), contentType: 'font/woff2' };
}

/** Shares one attempt among concurrent calls; a failed one is made again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

async function readFont(face: FontFace): Promise<Asset> {
  const file = require.resolve(fontAsset({ face, letters: 'all' }));
  const bytes = new Uint8Array(await readFile(file));
  const name = face.file.replace(/\.woff2$/, `.${hashOf(bytes).slice(0, 8)}.woff2`);
  return { name, bytes, contentType: 'font/woff2' };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
