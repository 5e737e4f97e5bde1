import { comparableAddress } from '@moonpage/engine/chains/addresses-in.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { type Likeness, likenesses } from '@moonpage/engine/likeness.ts';
import { readings } from '../../coins/rules/readings.ts';

/**
 * What a coin may share with another, as keys that are compared: `name:moonfrog`, `ticker:solana:frog`, `contract:…`. A text has a key
 * for each of its `readings`.
 */
export function likenessOf(
  coin: Pick<Facts, 'name' | 'symbol' | 'blockchain' | 'contractAddress'>,
): string[] {
  const keys = readings(coin.name).map(nameKey);
  // Two coins on chains that we do not know need not be on the same.
  if (coin.blockchain !== 'Other') {
    const chain = coin.blockchain.toLowerCase();
    keys.push(...readings(coin.symbol).map((symbol) => `ticker:${chain}:${symbol}`));
  }
  const { contractAddress } = coin;
  if (contractAddress !== null) keys.push(`contract:${comparableAddress(contractAddress)}`);
  return keys;
}

/** @param reading of a name */
export function nameKey(reading: string): string {
  return `name:${reading}`;
}

/** @param reading of an address that a page has, which is no likeness of its coin */
export function addressKey(reading: string): string {
  return `address:${reading}`;
}

/** Whether a key is one of a coin, and not of an address. */
export function isOfCoin(key: string): boolean {
  return kindsOf([key]).length > 0;
}

/** The kinds of some keys of coins, in their order. */
export function kindsOf(keys: Iterable<string>): Likeness[] {
  const found = new Set(Array.from(keys, (key) => key.slice(0, key.indexOf(':'))));
  return likenesses.filter((kind) => found.has(kind));
}
