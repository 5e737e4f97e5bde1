import { domainToUnicode } from 'node:url';
import { base32nopad } from '@scure/base';

/** Begins the labels of names that browsers do not take as they are; no slug has two hyphens in a row. */
const spelledOut = 'u--';

/**
 * A slug as the first label of a host name: the same in ASCII, `xn--…` (IDNA) for other scripts, and letter by letter in base 32
 * where IDNA would refuse it or turn it into another name. Different slugs have different labels.
 */
export function hostLabelOf(slug: string): string {
  const label = idnaOf(slug);
  if (label !== null && domainToUnicode(label) === slug) return label;
  return spelledOut + base32nopad.encode(new TextEncoder().encode(slug)).toLowerCase();
}

/** The slug that a host's label stands for; null when it stands for none. */
export function slugOfHostLabel(label: string): string | null {
  const name = label.toLowerCase();
  if (!/^[a-z0-9-]{1,63}$/.test(name)) return null;
  const slug = name.startsWith(spelledOut) ? spelled(name.slice(spelledOut.length)) : domainToUnicode(name);
  // A slug has no two hyphens in a row, so what could not be decoded is none.
  if (slug === null || slug === '' || slug.includes('--')) return null;
  return hostLabelOf(slug) === name ? slug : null;
}

function idnaOf(slug: string): string | null {
  const address = `http://${slug}.invalid`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname.endsWith('.invalid') ? hostname.slice(0, -'.invalid'.length) : null;
}

function spelled(code: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(base32nopad.decode(code.toUpperCase()));
  } catch {
    return null;
  }
}
