/** What a coin is about: `letter` where only the name is known, `unknown` where even that says nothing. */
export type SubjectKind = 'animal' | 'food' | 'object' | 'character' | 'idea' | 'letter' | 'unknown';

/**
 * What a line may be made of, in the shapes that sentences need. A null is something that this coin does not have, and a
 * line that needs it is not for this coin. Capitalised names start a sentence.
 */
export interface Material {
  /** `a dog wif a hat`, `Pepe’s best friend`; the token `{name}` when nobody said what the coin is. */
  indefinite: string;
  Indefinite: string;
  /** `a dirty fish`. */
  indefiniteShort: string;
  /** `the green frog` in headings and labels, `the frog` in running text. */
  definite: string;
  Definite: string;
  full: string;
  Full: string;
  /** `dog wif a hat`, without article. */
  noun: string;
  /** `dog`; null for several and for what is not counted, which would need other grammar. */
  headNoun: string | null;
  /** `a dog`, `an owl`. */
  indefiniteHead: string | null;
  headPlural: string | null;
  kind: SubjectKind;
  /** A name for files and services: `best-friend`. */
  file: string | null;
  /** As a comic letters it: `WOOF!`. */
  bang: string;
  sound: string | null;
  part: string | null;
  wants: string | null;
  place: string | null;
  prop: string | null;
  /** The creator's sentence with the prop in it. */
  propQuote: string | null;
  denial: string | null;
  secondDenial: string | null;
  habit: string | null;
  traits: string | null;
  claim: string | null;
  /** Words that the description puts between quotation marks, without them. */
  spoken: string | null;
  /** A first name that it gives, not the coin's own: `Denise`. */
  called: string | null;
  /** What it counts, several things: `nine lives`. */
  count: string | null;
  /** Words that it says twice, in lower case. */
  refrain: string | null;
  /** The creator's sentence that this slot may quote, with its stop and without outer marks. */
  quote: string | null;
  /** False for `Other`, of which nothing is known. */
  chainKnown: boolean;
  hasChannels: boolean;
  /** Whether the description names people behind the coin. */
  namesPeople: boolean;
  /** Verbs that agree with `Definite`: `agree('is', 'are')`. */
  agree: (one: string, several: string) => string;
}

export function capital(text: string): string {
  return text.startsWith('{') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
