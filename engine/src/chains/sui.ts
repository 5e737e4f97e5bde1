import { accepted, nameCharacter, refused, refuseForeignCharacter } from './address-check.ts';
import type { AddressCheck } from './address-check.ts';

const longestName = 128;

/** Sui: a coin's type, `0x…::module::NAME`; stored with its package padded to 64 lower-case hex digits. */
export function checkSuiAddress(input: string): AddressCheck {
  const [packageId = '', module, name, ...rest] = input.split('::');
  if (!/^0x/i.test(packageId)) {
    return refused(
      `A Sui coin's address starts with 0x, and this starts with “${Array.from(input).slice(0, 4).join('')}”.`,
    );
  }
  const digits = packageId.slice(2);
  if (digits.length === 0) return refused('The hex digits after 0x are missing.');
  const foreign = refuseForeignCharacter(digits, {
    alphabet: /[0-9a-f]/i,
    what: 'hex',
    startsAt: 3,
    hint: () => '',
  });
  if (foreign !== null) return foreign;
  if (digits.length > 64) {
    return refused(
      `The package is too long by ${digits.length - 64}: at most 64 hex digits follow 0x, and this has ${digits.length}.`,
    );
  }
  if (module === undefined) {
    return refused(
      'This is a bare package: a coin on Sui also has a module and a name, as in 0x2::sui::SUI.',
    );
  }
  if (name === undefined) {
    return refused('The name after the module is missing: a coin on Sui reads like 0x2::sui::SUI.');
  }
  if (rest.length > 0) {
    return refused(
      'There are too many parts: a coin on Sui has a package, a module and a name, as in 0x2::sui::SUI.',
    );
  }
  return (
    refusePart('module', module) ??
    refusePart('name', name) ??
    accepted(
      `0x${digits.toLowerCase().padStart(64, '0')}::${module}::${name}`,
      // Whoever makes a coin there gives it the module's name in capitals.
      name === name.toLowerCase() && /[a-z]/.test(name)
        ? `Move names keep their capitals: is it really ${name}?`
        : undefined,
    )
  );
}

/** Move's rule for names: letters, digits and underscores, not a digit first. */
function refusePart(part: 'module' | 'name', text: string): AddressCheck | null {
  if (text.length === 0) {
    return refused(`The ${part} is empty: a coin on Sui reads like 0x2::sui::SUI.`);
  }
  const foreign = Array.from(text).find((character) => !/[A-Za-z0-9_]/.test(character));
  if (foreign !== undefined) {
    return refused(
      `The ${part} holds ${nameCharacter(foreign)}: it may have letters, digits and underscores only.`,
    );
  }
  if (/^[0-9]/.test(text)) return refused(`The ${part} starts with a digit: it must start with a letter.`);
  if (text === '_') return refused(`The ${part} is a lone underscore: it needs a letter.`);
  if (text.length > longestName) {
    return refused(
      `The ${part} is too long by ${text.length - longestName}: at most ${longestName} characters.`,
    );
  }
  return null;
}
