import { diffWordsWithSpace } from 'diff';

/** A stretch of words that both texts have, or only one of them. */
export interface Words {
  readonly text: string;
  readonly in: 'both' | 'before' | 'after';
}

/** Cuts two texts at the words in which they differ. */
export function wordChanges(before: string, after: string): Words[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'after' : removed ? 'before' : 'both',
  }));
}
