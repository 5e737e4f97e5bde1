import { base58 } from '@scure/base';
import { accepted, refused, refuseLength } from './address-check.ts';
import type { AddressCheck } from './address-check.ts';
import { refuseOutsideBase58 } from './base58.ts';

const bytesOfAnAddress = 32;

/** Solana: base58 of exactly 32 bytes. There is no checksum, so a swapped character cannot be noticed. */
export function checkSolanaAddress(input: string): AddressCheck {
  const problem =
    refuseOutsideBase58(input) ??
    refuseLength(input, { min: 32, max: 44, what: 'a Solana address has 32 to 44 characters' });
  if (problem !== null) return problem;

  const bytes = base58.decode(input).length;
  if (bytes === bytesOfAnAddress) return accepted(input);
  return refused(
    bytes < bytesOfAnAddress
      ? `Characters are missing: this stands for ${bytes} bytes, and a Solana address for exactly ${bytesOfAnAddress}.`
      : `There are characters too many: this stands for ${bytes} bytes, and a Solana address for exactly ${bytesOfAnAddress}.`,
  );
}
