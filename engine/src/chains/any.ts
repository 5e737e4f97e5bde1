import { accepted, nameCharacter, refused } from './address-check.ts';
import { programs } from './solana.ts';
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
  if (/…|\.\./.test(input)) return refused('This address is shortened: copy it whole.');
  if (/[^\x21-\x7e]/.test(input)) {
    const foreign = characters.findIndex((each) => /[^\x21-\x7e]/.test(each));
    return refused(
      `Character ${foreign + 1} is ${nameCharacter(characters[foreign] ?? '')}: an address has plain letters, digits and signs.`,
    );
  }
  const name = programs[input] ?? (burned.test(input) ? 'the burn address' : undefined);
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

const burned = /^0x0{36}dead$/i;

/** Some chains write small letters only, so they are not refused. */
const shapesWithoutCapitals = [
  { of: 'Solana', shape: /^(?=.*[a-z])[1-9a-z]{43,44}$/ },
  { of: 'TON', shape: /^[eu]q[\da-z_-]{46}$/ },
  { of: 'Tron', shape: /^t[\da-z]{33}$/ },
] as const;
