import { hostLabelOf } from './host-label.ts';

/** The longest label of a host name (RFC 1035). */
const labelLimit = 63;
/** Room is kept for the number of a duplicate name; digits can also change how the rest is written. */
const longestNumber = '-99999';

/**
 * A coin's name as it stands in addresses: NFC, lower case, hyphens for white space, Unicode letters (with the marks that
 * belong to them) and digits only; the symbol when nothing is left of the name, `coin` when nothing is left of both.
 */
export function slugOf(name: string, symbol: string): string {
  return slugified(name) || slugified(symbol) || 'coin';
}

/** `pepe`, `pepe-2`, `pepe-3`, …: the first that no other coin has is the slug. The generator never ends. */
export function* slugCandidates(name: string, symbol: string): Generator<string, never> {
  const slug = slugOf(name, symbol);
  yield slug;
  for (let counter = 2; ; counter += 1) yield `${slug}-${counter}`;
}

/**
 * Whether a text from outside can be a slug at all: anything else is looked up neither in the database, which refuses
 * some characters, nor in a cache of names, which it would fill.
 */
export function isSlug(text: string): boolean {
  return /^[\p{L}\p{M}\p{Nd}-]{1,63}$/u.test(text);
}

const alone: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/** A slug as it is typed without its accents, in scripts that have letters without: `inatci-keci` for `inatçı-keçi`. */
export function withoutAccents(slug: string): string {
  return slug
    .normalize('NFD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, '')
    .replace(/[ıßæœøđðłþ]/g, (letter) => alone[letter] ?? letter)
    .normalize('NFC');
}

/** Letters with their marks, digits and hyphens; variation selectors are marks too, of emoji. */
const parts = /\p{L}(?:(?!\p{DI})\p{M})*|\p{Nd}|-/gu;

function slugified(text: string): string {
  // Its small letter elsewhere than in Turkish is one with a dot too many.
  const spaced = text
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, '-');
  const kept: string[] = [];
  for (const part of spaced.match(parts) ?? []) {
    if (part === '-' && (kept.length === 0 || kept.at(-1) === '-')) continue;
    if (!fitsHost([...kept, part].join(''))) break;
    kept.push(part);
  }
  if (kept.at(-1) === '-') kept.pop();
  return kept.join('');
}

/** Whatever the name, its page can move to a host of its own under the same slug. */
function fitsHost(slug: string): boolean {
  return [slug, slug + longestNumber].every((each) => hostLabelOf(each).length <= labelLimit);
}
