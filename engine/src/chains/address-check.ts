/** How addresses are written: one rule may serve several chains. */
export type AddressRule = 'evm' | 'solana' | 'sui' | 'ton' | 'tron' | 'any';

/** Either the address as it is stored, or one sentence that says what is wrong with this very input. */
export type AddressCheck =
  | {
      ok: true;
      address: string;
      /** What is probably wrong, as a question to who typed it. */
      doubt?: string;
    }
  | { ok: false; message: string };

export function accepted(address: string, doubt?: string): AddressCheck {
  return { ok: true, address, ...(doubt !== undefined && { doubt }) };
}

export function refused(message: string): AddressCheck {
  return { ok: false, message };
}

/** Refuses the first character outside the alphabet by its place; null when there is none. @param what `base58`, `hex` … */
export function refuseForeignCharacter(
  text: string,
  options: { alphabet: RegExp; what: string; startsAt: number; hint: (character: string) => string },
): AddressCheck | null {
  const characters = Array.from(text);
  const place = characters.findIndex((character) => !options.alphabet.test(character));
  const character = characters[place];
  if (character === undefined) return null;
  const hint = options.hint(character);
  return refused(
    `Character ${options.startsAt + place} is ${nameCharacter(character)}, which ${options.what} does not have${hint}.`,
  );
}

/** Refuses a wrong length by the number of characters that are missing or too many; null when it is right. */
export function refuseLength(
  text: string,
  options: { min: number; max: number; what: string },
): AddressCheck | null {
  const length = Array.from(text).length;
  if (length >= options.min && length <= options.max) return null;
  const off = length < options.min ? options.min - length : length - options.max;
  const side = length < options.min ? 'short' : 'long';
  return refused(
    `This address is ${off} ${off === 1 ? 'character' : 'characters'} too ${side}: ${options.what}, and this has ${length}.`,
  );
}

/** A character in words: what cannot be seen is named by its code point. */
export function nameCharacter(character: string): string {
  if (character === ' ') return 'a space';
  if (/[\p{C}\p{Z}\p{M}]/u.test(character)) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `an invisible character (U+${code})`;
  }
  return `“${character}”`;
}
