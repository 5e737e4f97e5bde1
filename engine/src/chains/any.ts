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
  return accepted(input);
}
