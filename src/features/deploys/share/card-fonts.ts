import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CardFont } from '@moonpage/engine/designs/card.ts';
import { codePointsOf, sfntOf } from './sfnt.ts';

/** A card's font as both drawing libraries want it. */
export interface LoadedCardFont {
  readonly family: string;
  readonly weight: CardFont['weight'];
  readonly sfnt: Buffer;
  /** The same font as a file: the rasteriser takes no bytes. */
  readonly file: string;
  readonly codePoints: ReadonlySet<number>;
}

export type LoadCardFont = (font: CardFont) => Promise<LoadedCardFont>;

const require = createRequire(import.meta.url);

/** Unpacks fonts into `folder`, each once, and remembers them. @param folder a cache that may be deleted at any time */
export function createCardFonts(folder: string): LoadCardFont {
  const loaded = new Map<string, Promise<LoadedCardFont>>();
  return (font) => {
    const name = `${font.package}/files/${font.file}`;
    const known = loaded.get(name);
    if (known) return known;
    const loading = load(font, name, folder);
    loaded.set(name, loading);
    // A disk that was full may have room the next time.
    loading.catch(() => loaded.delete(name));
    return loading;
  };
}

async function load(font: CardFont, name: string, folder: string): Promise<LoadedCardFont> {
  const sfnt = sfntOf(await readFile(require.resolve(name)));
  const hash = createHash('sha256').update(sfnt).digest('hex').slice(0, 16);
  const file = join(folder, `${hash}.ttf`);
  if ((await stat(file).catch(() => null)) === null) {
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}`, sfnt);
    await rename(`${file}.${process.pid}`, file);
  }
  return { family: font.family, weight: font.weight, sfnt, file, codePoints: codePointsOf(sfnt) };
}
