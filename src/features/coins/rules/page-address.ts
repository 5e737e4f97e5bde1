import { mixesAlphabets } from './text.ts';

/** Most characters of an address that a creator chooses; one that is made from a name may be longer. */
export const pageAddressAtMost = 40;

/** Letters with their marks, digits and hyphens; variation selectors are marks too, of emoji. */
const parts = /\p{L}(?:(?!\p{DI})\p{M})*|\p{Nd}|-/gu;

/**
 * A text as it stands in addresses: NFC, small letters, hyphens for white space, Unicode letters (with the marks that belong to them) and
 * digits only. Empty where nothing is left.
 * @param fits whether an address may be so long; what comes after is left out
 */
export function spellAddress(text: string, fits: (address: string) => boolean = () => true): string {
  // Its small letter elsewhere than in Turkish is one with a dot too many.
  const spaced = text
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, '-');
  const kept: string[] = [];
  for (const part of spaced.match(parts) ?? []) {
    if (part === '-' && (kept.length === 0 || kept.at(-1) === '-')) continue;
    if (!fits([...kept, part].join(''))) break;
    kept.push(part);
  }
  if (kept.at(-1) === '-') kept.pop();
  return kept.join('');
}

/** A host with a label before those of a domain. */
const hostOfAPage = /^[\p{L}\p{M}\p{Nd}-]+(?=\.[\p{L}\p{M}\p{Nd}-]+\.[\p{L}\p{M}\p{Nd}.-]*\p{L}(?::\d+)?$)/u;

/**
 * What somebody types or pastes for an address: a whole one gives its last part, or the first label of a host that is all of it.
 * @returns null where there is no letter and no digit in it
 */
export function readPageAddress(text: string): string | null {
  const [path = ''] = text.trim().split(/[?#]/);
  const last = path.split('/').findLast((part) => part.trim() !== '') ?? '';
  const [label] = hostOfAPage.exec(last) ?? [last];
  return spellAddress(decoded(label).replaceAll('_', '-')) || null;
}

/** Why an address cannot be chosen. */
export const addressFaults = {
  empty: 'Please use letters or digits, such as moon-frog',
  'too-long': `Page address must be at most ${pageAddressAtMost} characters`,
  mixed: 'Please use letters of one alphabet: these look alike.',
};

/** Null where it can be. */
export function faultOfAddress(address: string): 'too-long' | 'mixed' | null {
  if (Array.from(address).length > pageAddressAtMost) return 'too-long';
  return mixesAlphabets(address) ? 'mixed' : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
