import { hostLabelOf } from './host-label.ts';
import { spellAddress } from './rules/page-address.ts';

/** The longest label of a host name (RFC 1035). */
const labelLimit = 63;
/** Room is kept for the number of a duplicate name; digits can also change how the rest is written. */
const longestNumber = '-99999';

/** A coin's name as it stands in addresses; the symbol when nothing is left of the name, `coin` when nothing is left of both. */
export function slugOf(name: string, symbol: string): string {
  return spellAddress(name, fitsHost) || spellAddress(symbol, fitsHost) || 'coin';
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

/** Whatever the name, its page can move to a host of its own under the same slug. */
export function fitsHost(slug: string): boolean {
  return [slug, slug + longestNumber].every((each) => hostLabelOf(each).length <= labelLimit);
}
