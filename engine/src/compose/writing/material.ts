import { capital, type Material } from '../../designs/material.ts';
import { type Facts, hasChannels } from '../../facts.ts';
import { stemOf, wordsOf } from '../reading/english.ts';
import type { Reading } from '../reading/reading.ts';
import { withStop } from '../reading/sentences.ts';
import { withArticle } from '../reading/subject.ts';

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
  const indefinite = typographic(subject.a);
  return {
    indefinite,
    Indefinite: capital(indefinite),
    indefiniteShort: typographic(subject.aShort),
    ...named(subject.the),
    full,
    Full: capital(full),
    noun: typographic(subject.bare),
    headNoun: isOne ? noun : null,
    indefiniteHead: noun === null || !isOne ? null : withArticle(noun),
    headPlural: typographic(subject.plural),
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
    hasChannels: hasChannels(facts),
    namesPeople:
      /\b(?:team|founders?|founded|dev|devs|developers?|creators?|created by|made by|built by|artist)\b/i.test(
        facts.description,
      ),
    agree: (one, several) => (subject.isPlural ? several : one),
  };
}

/** The subject's name for one place, with its capital form. */
export function named(definite: string): Pick<Material, 'definite' | 'Definite'> {
  const text = typographic(definite);
  return { definite: text, Definite: capital(text) };
}

/** A sentence as it stands between quotation marks: quotations inside it take single ones. */
export function quotable(sentence: string): string {
  return withStop(sentence)
    .replaceAll(/["“”«»]([^"“”«»]*)["“”«»]/g, '‘$1’')
    .replaceAll(/["“”«»]/g, '');
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
