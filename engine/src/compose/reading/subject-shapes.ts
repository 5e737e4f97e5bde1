import type { SubjectKind } from '../../designs/material.ts';
import type { Entry } from './lexicon.ts';

/** Who or what a coin is about, in the shapes that sentences need. Without a subject each of them is the token `{name}`. */
export interface Subject {
  /** `letter` where only the name was told, `unknown` where even that has none, or the description names a stranger. */
  kind: SubjectKind;
  /** `dog`, `good boy`; null when the description names none. */
  noun: string | null;
  plural: string | null;
  /** `a dog wif a hat`, `Pepe’s best friend`. */
  a: string;
  /** The same without what follows the noun: `a dirty fish`. */
  aShort: string;
  /** `the frog`. */
  the: string;
  /** `the green frog`, `Solana's dog`: for places that are read on their own. */
  epithet: string;
  /** `the dog wif a hat`; where somebody is comes in `bare` alone. */
  full: string;
  /** Without article, for labels: `dog wif a hat`. */
  bare: string;
  isPlural: boolean;
  /** Whether there can be one of it: false for several and for rain. */
  isCounted: boolean;
  /** A predicate of the creator's own: `does not clean up after himself`. */
  habit: string | null;
  lore: Pick<Entry, 'sound' | 'part' | 'wants' | 'place'> | null;
}
