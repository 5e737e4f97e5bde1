import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { z } from 'zod';
import { type CutFont, cutterKey, openFontCutter } from '../../../platform/fonts/cut-font.ts';
import { codePointsOf } from '../../../platform/fonts/sfnt.ts';
import { type LoadedCardFont, keepFile } from './card-fonts.ts';

/** Faces of one look, each shipped in files by letters. The first three have much of each other's scripts, and Cyrillic. */
const families = {
  chinese: 'noto-sans-sc',
  japanese: 'noto-sans-jp',
  korean: 'noto-sans-kr',
  arabic: 'noto-sans-arabic',
  hebrew: 'noto-sans-hebrew',
  devanagari: 'noto-sans-devanagari',
  thai: 'noto-sans-thai',
  georgian: 'noto-sans-georgian',
  greek: 'noto-sans',
} as const;
type Family = keyof typeof families;

/** Which letters tell that a family is needed. */
const scripts: readonly (readonly [Family, RegExp])[] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['greek', /\p{Script=Greek}/u],
];

/** Faces for a text's letters that others have not. @param weight 100 to 900, how heavy they are drawn */
export type LoadScriptFonts = (
  text: string,
  others: readonly LoadedCardFont[],
  weight: number,
) => Promise<LoadedCardFont[]>;

/**
 * Reads only the files whose letters a text has.
 * @param folder where they are kept unpacked at the weights that were asked for; a cache that may be deleted at any time
 */
export function createScriptFonts(folder: string): LoadScriptFonts {
  let cutter: Promise<CutFont> | null = null;
  const rangesOf = new Map<Family, Promise<readonly FontPart[]>>();
  return async (text, others, weight) => {
    const has = (point: number) => others.some(({ codePoints }) => codePoints.has(point));
    const missing = new Set([...pointsOf(text)].filter((point) => !has(point)));
    const found: LoadedCardFont[] = [];
    for (const family of missing.size === 0 ? [] : familiesFor(text)) {
      const parts = rangesOf.get(family) ?? partsOf(family);
      rangesOf.set(family, parts);
      parts.catch(() => rangesOf.delete(family));
      for (const part of await parts) {
        if (
          ![...missing].some((point) => part.ranges.some(([first, last]) => point >= first && point <= last))
        )
          continue;
        const font = await load(family, part.name);
        const letters = [...missing].filter((point) => font.codePoints.has(point));
        if (letters.length === 0) continue;
        for (const point of letters) missing.delete(point);
        found.push(font);
      }
    }
    return found;

    async function load(family: Family, part: string): Promise<LoadedCardFont> {
      const name = families[family];
      const path = `@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
      const packed = await readFile(require.resolve(path));
      const made = createHash('sha256').update(packed).update(`${cutterKey} ${weight}`).digest('hex');
      const file = join(folder, `${made.slice(0, 16)}.ttf`);
      const sfnt = (await readFile(file).catch(() => null)) ?? (await unpack(packed));
      const font = {
        family: `${name} ${part}`,
        weight: others[0]?.weight ?? 400,
        sfnt,
        file,
        codePoints: codePointsOf(sfnt),
      };
      await keepFile(font);
      return font;
    }

    async function unpack(packed: Buffer): Promise<Buffer> {
      const whole = Buffer.from(await decompress(packed));
      cutter ??= openFontCutter();
      const cut = await cutter;
      return cut(whole, codePointsOf(whole), { weight });
    }
  };
}

const require = createRequire(import.meta.url);

interface FontPart {
  /** In the file's name: a number, or e.g. `cyrillic`. */
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const unicodeRanges = z.record(z.string(), z.string());

/** From the package's own list, e.g. `{ "[119]": "U+4e00-4e01,U+732b" }`. */
async function partsOf(family: Family): Promise<readonly FontPart[]> {
  const list = require.resolve(`@fontsource-variable/${families[family]}/unicode.json`);
  const parts = unicodeRanges.parse(JSON.parse(await readFile(list, 'utf8')));
  return Object.entries(parts).map(([name, ranges]) => ({
    name: name.replaceAll(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range): [number, number] => {
      const [first = '', last = first] = range.slice('U+'.length).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  }));
}

/** Han is written in three ways; the letters beside it decide; without any it is the Chinese one. */
function familiesFor(text: string): Family[] {
  const own = scripts.filter(([, letters]) => letters.test(text)).map(([family]) => family);
  const first = /\p{Script=Hangul}/u.test(text)
    ? 'korean'
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? 'japanese'
      : 'chinese';
  return [...new Set<Family>([...own, first, 'chinese', 'japanese', 'korean'])];
}

/** Of letters alone, as written and as capitals: pictures are left out of cards, and white space needs no face. */
function pointsOf(text: string): Set<number> {
  const letters = text.normalize('NFC').replaceAll(/[\s\p{Extended_Pictographic}\p{Emoji_Component}]/gu, '');
  return new Set(Array.from(letters + letters.toUpperCase(), (letter) => letter.codePointAt(0) ?? 0));
}
