import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { accepted, refused, refuseForeignCharacter, refuseLength } from './address-check.ts';
import type { AddressCheck } from './address-check.ts';

/** Base, BSC and Ethereum: `0x` and 40 hex digits; mixed case must pass EIP-55. Without capitals it stays so: a checksum of ours would make a slip look proven. */
export function checkEvmAddress(input: string): AddressCheck {
  if (!/^0x/i.test(input)) {
    return refused(
      /^[0-9a-f]{40}$/i.test(input)
        ? 'The 0x at the start of the address is missing.'
        : `An address on this chain starts with 0x, and this starts with “${Array.from(input).slice(0, 4).join('')}”.`,
    );
  }
  const digits = input.slice(2);
  const problem =
    refuseForeignCharacter(digits, { alphabet: /[0-9a-f]/i, what: 'hex', startsAt: 3, hint: () => '' }) ??
    refuseLength(digits, { min: 40, max: 40, what: '0x is followed by 40 hex digits' });
  if (problem !== null) return problem;
  if (/^0+$/.test(digits)) return refused('This is the zero address, which belongs to no coin.');

  const lower = digits.toLowerCase();
  if (/^0{39}[1-9a]$/.test(lower)) return refused('This is a part of the chain itself, not a coin.');
  if (burnAddresses.has(`0x${lower}`)) return refused('This is where coins are burned, not a coin.');
  if (digits === lower || digits === digits.toUpperCase()) return accepted(`0x${lower}`);
  if (`0x${digits}` === withChecksum(digits)) return accepted(`0x${digits}`);
  return refused(
    'The checksum failed: a character of this address is wrong, or its capital letters were changed. Copy it again.',
  );
}

/** Addresses without capitals whose keys nobody holds, or that stand for the chain's own coin. */
export const burnAddresses: ReadonlySet<string> = new Set([
  `0x${'0'.repeat(36)}dead`,
  `0xdead${'0'.repeat(36)}`,
  '0xdead000000000000000042069420694206942069',
  `0x${'e'.repeat(40)}`,
]);

/** EIP-55: a letter is a capital where the hash of the lower-case digits has a nibble of 8 or more. */
export function withChecksum(digits: string): string {
  const lower = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const cased = Array.from(lower).map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
