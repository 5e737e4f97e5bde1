import { checkEvmAddress } from './evm.ts';
import { checkSolanaAddress } from './solana.ts';
import { checkSuiAddress } from './sui.ts';
import { checkTonAddress } from './ton.ts';
import { checkTronAddress } from './tron.ts';

/** Whatever is long enough to be an address, with what may stand inside one. */
const candidates = /(?<![\w:-])[\w:-]{34,200}(?![\w:-])/g;
const sui = /^0x[0-9a-f]{1,64}::\w{1,128}::\w{1,128}$/i;
const checks = [checkEvmAddress, checkSolanaAddress, checkTronAddress, checkTonAddress];

/** Addresses of coins that stand in a text, as they stand there; one that is no address by its checksum or length is none. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(candidates)].flatMap(([candidate]) =>
    isAddress(candidate) ? [candidate] : candidate.split(/[-:]/).filter(isAddress),
  );
}

function isAddress(text: string): boolean {
  return text.length >= 34 && (sui.test(text) || checks.some((check) => check(text).ok));
}

/** Whether two addresses are one, in whatever spelling: on EVM chains capitals are a checksum and nothing else. */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || comparableAddress(one) === comparableAddress(other);
}

/** An address in the one spelling of all that its chain takes for it: hexadecimal ones in small letters. */
export function comparableAddress(address: string): string {
  if (/^0x[0-9a-f]+$/i.test(address)) return address.toLowerCase();
  for (const check of [checkSuiAddress, checkTonAddress]) {
    const result = check(address);
    if (result.ok) return result.address;
  }
  return address;
}

/** The addresses in a text that are not the coin's contract, which there may be none of yet. */
export function foreignAddressesIn(text: string, contract: string | null): string[] {
  return addressesIn(text).filter((address) => contract === null || !isSameAddress(address, contract));
}

/** A text in which whatever address is not the contract is said to be none, right behind it. @param words such as `not this coin’s contract` */
export function markForeignAddresses(text: string, contract: string | null, words: string): string {
  return [...new Set(foreignAddressesIn(text, contract))].reduce(
    (marked, address) => marked.replaceAll(address, () => `${address} (${words})`),
    text,
  );
}
