import { base58 } from '@scure/base';
import { accepted, refused, refuseLength } from './address-check.ts';
import type { AddressCheck } from './address-check.ts';
import { refuseOutsideBase58 } from './base58.ts';

const bytesOfAnAddress = 32;

/** Solana: base58 of exactly 32 bytes. There is no checksum, so a swapped character cannot be noticed. */
export function checkSolanaAddress(input: string): AddressCheck {
  const name = programs[input];
  if (name !== undefined) return refused(`This is ${name} of Solana, not a coin.`);
  if (/1{10}/.test(input)) return refused('This is a program of Solana, not a coin.');
  const lost = lostCase(input);
  if (lost !== null) return refused(`This address has lost its ${lost} letters. Copy it again from Solscan.`);
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

/** Which letters are gone: of 43 random ones all are small, or none is, once in ten thousand million addresses. */
export function lostCase(text: string): 'capital' | 'small' | null {
  if (!/^[0-9a-z]{43,44}$/i.test(text) || !/[a-z]/i.test(text)) return null;
  if (text === text.toLowerCase()) return 'capital';
  return text === text.toUpperCase() ? 'small' : null;
}

/** https://solana.com/docs/core/programs, https://spl.solana.com */
export const programs: Readonly<Record<string, string>> = {
  '11111111111111111111111111111111': 'the system program',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'the token program',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'the token program',
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'the token account program',
  metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s: 'the metadata program',
  ComputeBudget111111111111111111111111111111: 'the compute budget program',
  '1nc1nerator11111111111111111111111111111111': 'the incinerator',
  So11111111111111111111111111111111111111112: 'the wrapped coin',
};
