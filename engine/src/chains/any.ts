import { accepted, nameCharacter, refused } from './address-check.ts';
import type { AddressCheck } from './address-check.ts';

const longest = 128;

/** A chain that we know nothing about: up to 128 printable characters without white space. */
export function checkAnyAddress(input: string): AddressCheck {
  const characters = Array.from(input);
  const place = characters.findIndex((character) => /[\p{C}\p{Z}\s]/u.test(character));
  const character = characters[place];
  if (character !== undefined) {
    return refused(
      `Character ${place + 1} is ${nameCharacter(character)}: an address has no spaces and nothing that cannot be seen.`,
    );
  }
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

/** Some chains write small letters only, so they are not refused. */
const shapesWithoutCapitals = [
  { of: 'Solana', shape: /^(?=.*[a-z])[1-9a-z]{43,44}$/ },
  { of: 'TON', shape: /^[eu]q[\da-z_-]{46}$/ },
  { of: 'Tron', shape: /^t[\da-z]{33}$/ },
] as const;
