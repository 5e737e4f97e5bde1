import type { Likeness } from '@moonpage/engine/likeness.ts';

const words: Record<Likeness, string> = { name: 'name', ticker: 'ticker', contract: 'contract address' };
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What two public pages have in common, e.g. `Another public page carries the same name and ticker.`; empty where it is nothing. */
export function sharedWords(shares: readonly Likeness[]): string {
  if (shares.length === 0) return '';
  return `Another public page carries the same ${list.format(shares.map((each) => words[each]))}.`;
}
