import { base58 } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { accepted, refused, refuseLength } from './address-check.ts';
import type { AddressCheck } from './address-check.ts';
import { refuseOutsideBase58 } from './base58.ts';

const mainnet = 0x41;

/** Tron: 34 base58 characters for 0x41, 20 bytes, and the first 4 bytes of the double SHA-256 of those 21. */
export function checkTronAddress(input: string): AddressCheck {
  if (/^(0x)?41[0-9a-f]{40}$/i.test(input)) {
    return refused('This is the hex form of a Tron address: paste the form that starts with T.');
  }
  const problem =
    refuseOutsideBase58(input) ??
    refuseLength(input, { min: 34, max: 34, what: 'a Tron address has 34 characters' });
  if (problem !== null) return problem;

  const bytes = base58.decode(input);
  const checksum = sha256(sha256(bytes.subarray(0, 21)));
  const isWhole = bytes.length === 25 && [0, 1, 2, 3].every((at) => bytes[21 + at] === checksum[at]);
  if (!isWhole) return refused('The checksum failed: a character of this address is wrong. Copy it again.');
  if (bytes[0] !== mainnet) {
    return refused(`A Tron address starts with T, and this starts with “${input.charAt(0)}”.`);
  }
  if (bytes.subarray(1, 21).every((byte) => byte === 0))
    return refused('This is the zero address, which belongs to no coin.');
  return accepted(input);
}
