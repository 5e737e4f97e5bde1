import { accepted, nameCharacter, refused } from './address-check.ts';
import { burnAddresses } from './evm.ts';
import { programs } from './solana.ts';
import type { AddressCheck } from './address-check.ts';

const longest = 128;

/** A chain that we know nothing about: up to 128 characters of ASCII that show something. */
export function checkAnyAddress(input: string): AddressCheck {
  const characters = Array.from(input);
  const unseen = refuseFirst(characters, /[\p{C}\p{Z}\s]/u, 'no spaces and nothing that cannot be seen');
  if (unseen !== null) return unseen;
  if (/…|\.\./.test(input)) return refused('This address is shortened: copy it whole.');
  const foreign = refuseFirst(characters, /[^\x21-\x7e]/, 'plain letters, digits and signs');
  if (foreign !== null) return foreign;
  const name = programs[input] ?? (burnAddresses.has(input.toLowerCase()) ? 'the burn address' : undefined);
  if (name !== undefined) return refused(`This is ${name}, not a coin.`);
  if (characters.length > longest) {
    return refused(
      `This address is too long by ${characters.length - longest}: at most ${longest} characters, and this has ${characters.length}.`,
    );
  }
  const chain = shapesWithoutCapitals.find(({ shape }) => shape.test(input))?.of;
  return accepted(
    input,
    chain && `This looks like an address of ${chain} that has lost its capital letters: is it really so?`,
  );
}

/** Refuses the first character of a kind; null where there is none. */
function refuseFirst(characters: readonly string[], kind: RegExp, has: string): AddressCheck | null {
  const place = characters.findIndex((each) => kind.test(each));
  const character = characters[place];
  if (character === undefined) return null;
  return refused(`Character ${place + 1} is ${nameCharacter(character)}: an address has ${has}.`);
}

/** Some chains write small letters only, so they are not refused. */
const shapesWithoutCapitals = [
  { of: 'Solana', shape: /^(?=.*[a-z])[1-9a-z]{43,44}$/ },
  { of: 'TON', shape: /^[eu]q[\da-z_-]{46}$/ },
  { of: 'Tron', shape: /^t[\da-z]{33}$/ },
] as const;
