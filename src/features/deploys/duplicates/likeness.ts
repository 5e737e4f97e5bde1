import { comparableAddress } from '@moonpage/engine/chains/addresses-in.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { type Likeness, likenesses } from '@moonpage/engine/likeness.ts';
import unhomoglyph from 'unhomoglyph';
import { withoutAccents } from '../../coins/slug.ts';

/**
 * What a coin may share with another, as keys that are compared: `name:moonfrog`, `ticker:solana:frog`, `contract:…`. A text has a key
 * for how it reads and one for how it looks (Unicode TR39, https://www.unicode.org/reports/tr39/#Confusable_Detection), so that `WIF`
 * is found as `wif` and as `WlF`, and `Моon Frog` with Cyrillic letters as `Moon Frog`.
 */
export function likenessOf(
  coin: Pick<Facts, 'name' | 'symbol' | 'blockchain' | 'contractAddress'>,
): string[] {
  const keys = nameKeys(coin.name);
  // Two coins on chains that we do not know need not be on the same.
  if (coin.blockchain !== 'Other') {
    const chain = coin.blockchain.toLowerCase();
    keys.push(...readings(coin.symbol).map((symbol) => `ticker:${chain}:${symbol}`));
  }
  const { contractAddress } = coin;
  if (contractAddress !== null) keys.push(`contract:${comparableAddress(contractAddress)}`);
  return keys;
}

/** Those of its name alone. */
export function nameKeys(name: string): string[] {
  return readings(name).map((reading) => `name:${reading}`);
}

/** The kinds of some keys, in their order. */
export function kindsOf(keys: Iterable<string>): Likeness[] {
  const found = new Set(Array.from(keys, (key) => key.slice(0, key.indexOf(':'))));
  return likenesses.filter((kind) => found.has(kind));
}

/** Letters, digits and pictures, in small letters; empty where there are none. */
function readings(text: string): string[] {
  const shown = text.normalize('NFKC').replaceAll(/[\s\p{P}\p{Sc}]/gu, '');
  const read = shown.replaceAll(/\P{ASCII}+/gu, unhomoglyph);
  const found = [read, unhomoglyph(shown)].map((each) => withoutAccents(each.toLowerCase().normalize('NFC')));
  return [...new Set(found)].filter((each) => each !== '');
}
