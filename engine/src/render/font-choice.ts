import type { FontFace } from '../designs/design.ts';

/** A face on a page, and how much of its file the page loads. */
export interface PageFont {
  face: FontFace;
  /** `core`: the file cut down to `coreLetters`, which is half as large and there in one round trip. */
  letters: 'all' | 'core';
}

/** What nearly every page is written with: ASCII and the marks that our own texts use. */
export const coreLetters: readonly number[] = [
  ...Array.from({ length: 0x5f }, (_, at) => 0x20 + at),
  ...Array.from('\u00a0\u200b\u200c\u200d·×–—‘’“”…−', (letter) => letter.codePointAt(0) ?? 0),
];

const core = new Set(coreLetters);

/** Where letters stand that the same file may hold and its core does not. */
const beyondCore = [
  [0xa1, 0x36f],
  [0x1e00, 0x1eff],
  [0x2010, 0x205e],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
] as const;

/**
 * The faces that the page's texts touch; one without a range is always among them. Those with the Latin alphabet come cut
 * down to its core, unless a text needs more of it.
 */
export function fontsFor(text: string, fonts: readonly FontFace[]): PageFont[] {
  const points = [...pointsOf(text)];
  const needsAll = points.some((point) => !core.has(point) && isWithin(point, beyondCore));
  return fonts.flatMap((face) => {
    const ranges = face.unicodeRange === null ? null : parseUnicodeRange(face.unicodeRange);
    if (ranges !== null && !points.some((point) => isWithin(point, ranges))) return [];
    return [{ face, letters: !needsAll && hasCore(face) ? ('core' as const) : ('all' as const) }];
  });
}

function pointsOf(text: string): Set<number> {
  const points = new Set<number>();
  for (const character of text) points.add(character.codePointAt(0) ?? 0);
  return points;
}

/** Whether a file may be cut down to the core: those that hold the Latin alphabet. */
export function hasCore({ unicodeRange }: FontFace): boolean {
  return unicodeRange === null || isWithin('A'.charCodeAt(0), parseUnicodeRange(unicodeRange));
}

/** Where a font file is found: its package and path, the name that `assetUrl` receives. */
export function fontAsset({ face, letters }: PageFont): string {
  const file = letters === 'core' ? face.file.replace(/\.woff2$/, '.core.woff2') : face.file;
  return `${face.package}/files/${file}`;
}

type Ranges = readonly (readonly [first: number, last: number])[];

function isWithin(point: number, ranges: Ranges): boolean {
  return ranges.some(([first, last]) => point >= first && point <= last);
}

const parsed = new Map<string, Ranges>();

/** Reads `U+0000-00FF,U+2122`. */
function parseUnicodeRange(range: string): Ranges {
  const known = parsed.get(range);
  if (known) return known;
  const ranges = range.split(',').map((part): [number, number] => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
  parsed.set(range, ranges);
  return ranges;
}
