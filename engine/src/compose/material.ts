import type { Facts } from '../facts.ts';
import { stemOf, wordsOf } from './reading/english.ts';
import type { Reading } from './reading/reading.ts';
import { withStop } from './reading/sentences.ts';
import { withArticle } from './reading/subject.ts';

/**
 * What a line may be made of, in the shapes that sentences need. A null is something that this coin does not have, and a
 * line that needs it is not for this coin. Capitalised names start a sentence.
 */
export interface Material {
  /** `a dog wif a hat`, `Pepe’s best friend`; the token `{name}` when nobody said what the coin is. */
  a: string;
  A: string;
  /** `a dirty fish`. */
  aShort: string;
  /** `the green frog` in headings and labels, `the frog` in running text. */
  the: string;
  The: string;
  full: string;
  Full: string;
  bare: string;
  /** `dog`; null for several and for what is not counted, which would need other grammar. */
  noun: string | null;
  /** `a dog`, `an owl`. */
  aNoun: string | null;
  nouns: string | null;
  kind: Reading['subject']['kind'];
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
  /** Verbs that agree with `The`: `v('is', 'are')`. */
  v: (one: string, several: string) => string;
}

/** What lines come back to until the joke is worn. */
export const jokes = [
  'habit',
  'traits',
  'claim',
  'denial',
  'prop',
  'sound',
  'part',
  'wants',
  'place',
  'spoken',
  'called',
  'count',
  'refrain',
] as const satisfies readonly (keyof Material)[];

export type Joke = (typeof jokes)[number];

/** What the choice of words depends on. Links, colours and dates are left out: an edit of them changes no word. */
export function coinKey({ name, symbol, blockchain, description }: Facts): string {
  return `${name} ${symbol} ${blockchain} ${description}`;
}

/** Everything but the quote, which every slot is given its own of. */
export function gatherMaterial(
  reading: Reading,
  facts: Facts,
  choice: { prop: number; claim: number },
): Material {
  const { subject } = reading;
  const prop = at(reading.props, choice.prop);
  const [denial = null, secondDenial = null] = reading.denials;
  const noun = typographic(subject.noun);
  const lore = loreOf(reading);
  const isOne = subject.isCounted;
  const full = typographic(subject.full);
  const a = typographic(subject.a);
  return {
    a,
    A: capital(a),
    aShort: typographic(subject.aShort),
    ...named(subject.the),
    full,
    Full: capital(full),
    bare: typographic(subject.bare),
    noun: isOne ? noun : null,
    aNoun: noun === null || !isOne ? null : withArticle(noun),
    nouns: typographic(subject.plural),
    kind: subject.kind,
    file: noun === null ? null : slugOf(noun),
    bang: `${lore.sound?.toUpperCase() ?? 'KAPOW'}!`,
    sound: lore.sound?.toLowerCase() ?? null,
    part: lore.part,
    wants: lore.wants,
    place: lore.place,
    prop,
    propQuote: prop === null ? null : quoteAbout(prop, reading.pickable),
    denial,
    secondDenial,
    habit: typographic(subject.habit),
    traits: typographic(reading.traits),
    claim: typographic(
      at(reading.claims.length > 1 ? reading.claims.slice(1) : reading.claims, choice.claim),
    ),
    spoken: typographic(reading.spoken),
    called: reading.called,
    count: reading.count,
    refrain: typographic(reading.refrain),
    quote: null,
    chainKnown: facts.blockchain !== 'Other',
    hasChannels: facts.telegramUrl !== null || facts.xUrl !== null,
    namesPeople:
      /\b(?:team|founders?|founded|dev|devs|developers?|creators?|created by|made by|built by|artist)\b/i.test(
        facts.description,
      ),
    v: (one, several) => (subject.isPlural ? several : one),
  };
}

/** The subject's name for one place, with its capital form. */
export function named(the: string): Pick<Material, 'the' | 'The'> {
  const text = typographic(the);
  return { the: text, The: capital(text) };
}

/** A sentence as it stands between quotation marks: quotations inside it take single ones. */
export function quotable(sentence: string): string {
  return withStop(sentence)
    .replaceAll(/["“”«»]([^"“”«»]*)["“”«»]/g, '‘$1’')
    .replaceAll(/["“”«»]/g, '');
}

export function capital(text: string): string {
  return text.startsWith('{') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const lacking =
  /\b(?:no|not|without|never|nobody|none|neither|nor|lost|lacks?|minus|hates?|cannot)\b|\p{L}n['’]t\b/iu;

/** What everybody knows about such a creature or thing, less what the description takes from this one: `There is no bun.` */
function loreOf({
  subject,
  pickable,
  denials,
}: Reading): Record<'sound' | 'part' | 'wants' | 'place', string | null> {
  const taken = new Set(
    [...denials, ...pickable.filter((sentence) => lacking.test(sentence))].flatMap(wordsOf).map(stemOf),
  );
  const left = (words: string | undefined) => {
    const things = wordsOf(words ?? '').filter((word) => !/^(?:the|an?|of|its|to)$/.test(word));
    return words === undefined || things.some((thing) => taken.has(stemOf(thing))) ? null : words;
  };
  const { sound, part, wants, place } = subject.lore ?? {};
  return { sound: left(sound), part: left(part), wants: left(wants), place: left(place) };
}

/** The shortest sentence with the thing in it, since that is the one that is about it. */
function quoteAbout(prop: string, sentences: readonly string[]): string | null {
  const about = sentences.filter((each) => each.toLowerCase().includes(prop));
  const [shortest] = about.toSorted((one, other) => one.length - other.length);
  return shortest === undefined ? null : quotable(shortest);
}

function at<Item>(list: readonly Item[], place: number): Item | null {
  return list[place % Math.max(1, list.length)] ?? null;
}

/** Our own sentences have curly apostrophes, so words taken into them get them too. */
function typographic<Text extends string | null>(text: Text): Text | string {
  return text === null ? text : text.replaceAll("'", '’');
}

function slugOf(noun: string): string {
  return noun.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
