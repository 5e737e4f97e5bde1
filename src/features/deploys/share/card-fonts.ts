import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CardFont } from '@moonpage/engine/designs/card.ts';
import { replaceFile } from '../../../platform/files/files.ts';
import { codePointsOf, sfntOf } from '../../../platform/fonts/sfnt.ts';

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
  return async (font) => {
    const name = `${font.package}/files/${font.file}`;
    const loading = loaded.get(name) ?? load(font, name, folder);
    loaded.set(name, loading);
    // A package that could not be read may be there the next time.
    loading.catch(() => loaded.delete(name));
    const known = await loading;
    await keepFile(known);
    return known;
  };
}

async function load(font: CardFont, name: string, folder: string): Promise<LoadedCardFont> {
  const sfnt = sfntOf(await readFile(require.resolve(name)));
  const hash = createHash('sha256').update(sfnt).digest('hex').slice(0, 16);
  const file = join(folder, `${hash}.ttf`);
  return { family: font.family, weight: font.weight, sfnt, file, codePoints: codePointsOf(sfnt) };
}

/** Each time anew: the cache may have been cleared since, and a font that is not there is left out without a word. */
export async function keepFile({ file, sfnt }: LoadedCardFont): Promise<void> {
  const stats = await stat(file).catch(() => null);
  if (stats?.size === sfnt.length) return;
  await replaceFile(file, sfnt);
}
