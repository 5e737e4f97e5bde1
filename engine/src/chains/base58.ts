import { refuseForeignCharacter } from './address-check.ts';
import type { AddressCheck } from './address-check.ts';

const lookalikes: Record<string, string> = {
  '0': ' (an “o” was probably meant)',
  O: ' (an “o” was probably meant)',
  I: ' (an “i” or a “1” was probably meant)',
  l: ' (an “L” or a “1” was probably meant)',
};

/** Refuses the four look-alikes that base58 leaves out, and everything that is no letter or digit; else null. */
export function refuseOutsideBase58(input: string): AddressCheck | null {
  return refuseForeignCharacter(input, {
    alphabet: /[1-9A-HJ-NP-Za-km-z]/,
    what: 'base58',
    startsAt: 1,
    hint: (character) => lookalikes[character] ?? '',
  });
}
