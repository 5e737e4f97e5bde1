import { adjectives, dull, filler, phraseEnds, verbs } from './english.ts';
import { isUncounted, lookUp } from './lexicon.ts';
import type { Entry } from './lexicon.ts';
import { readHabit } from './habit.ts';
import { articles, joinWords, prepositions, splitWords } from './phrase-words.ts';
import type { Word } from './phrase-words.ts';

/** A noun phrase as a description names its coin: `a` `dirty` `fish` `in the waters of Sui`. */
export interface Phrase {
  /** `a`, `the`, a number word, or the owner with its apostrophe: `Solana's`. */
  determiner: string;
  /** Everything between determiner and noun. */
  describing: string;
  noun: string;
  /** What follows and belongs to it, from its preposition on; empty when there is none or it does not end cleanly. */
  after: string;
  entry: Entry | null;
  isPlural: boolean;
  /** The rest of the sentence after `who` or `that`, if it reads on from a singular subject: `does not clean up…`. */
  habit: string | null;
  /** What holds it, and is not what the coin is about: `jar of`, `slice of`, `herd of`. */
  measure?: string;
}

const opener =
  /^(?:(?:meet|behold|introducing|imagine|picture|this is|it is|it's|it’s|he is|he's|she is|she's|here is|here's|once upon a time(?: there was)?,?|there is|there was|there once was|i am|i'm|you are) )?(?:(?:literally|just|simply|basically|only|really|probably|maybe|still|about) )*/i;
const owner = /^(?:\p{Lu}[\p{L}\d]*|everyone|everybody|nobody)['’]s$/iu;
/** `Her majesty the crumpet`, `Gus the goose`. */
const titled =
  /^(?:Meet )?(?:(?:Her|His|Your) (?:[Mm]ajesty|excellency|highness|holiness),? |(?!The\b|In\b|On\b|At\b|From\b|Under\b)\p{Lu}[\p{L}'’]+ )(?=the \p{Ll})/u;
/** `Lost: one marble`. */
const announced = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?: (?=(?:a|an|one|two|the) )/u;

const apposition =
  /^(?:meet )?(?!(?:the|a|an|it|he|she|they|we|you|i|no|my|your|our)\b)(?:this (?:coin|token)|[\p{L}\d$]{2,20}(?: [\p{L}\d]{2,20})?),? (?:is|was|, |:|-|–|—) ?(?=(?:literally |just |simply )*(?:a|an|the) )/iu;

/**
 * Reads the noun phrase with which a sentence names its coin: at its start, or after `It is`, `Meet`, `{name} is`.
 * Returns null rather than a guess that could read wrongly.
 */
export function readPhrase(sentence: string, names: readonly string[]): Phrase | null {
  const text = /\p{Ll}/u.test(sentence) ? sentence : sentence.toLowerCase();
  const starts = [
    text.replace(opener, ''),
    afterName(text, names),
    text.replace(apposition, ''),
    text.replace(titled, ''),
    text.replace(announced, ''),
    text.replace(/^\p{Lu}\p{Ll}+ is (?=\p{Ll}+[.!,])/u, ''),
  ];
  for (const start of starts) {
    const phrase = start === null ? null : readFrom(start);
    if (phrase !== null) return betterSaid(phrase, start ?? '') ?? phrase;
  }
  return null;
}

/** `Chris's boss is a snake in a suit`: who somebody is said to be says more than whose. */
function betterSaid(phrase: Phrase, text: string): Phrase | null {
  if (phrase.entry !== null) return null;
  const said = text.match(/^[\p{L}'’]+ \p{L}+ is (an? .*)$/u)?.[1];
  const other = said === undefined ? null : readFrom(said);
  return other?.entry == null ? null : other;
}

function afterName(text: string, names: readonly string[]): string | null {
  const bare = text.replace(/^meet /i, '');
  const name = names.find((each) => each !== '' && bare.toLowerCase().startsWith(each.toLowerCase()));
  if (name === undefined) return null;
  const rest = bare
    .slice(name.length)
    .match(/^(?: coin| token)?(?:,|:| -| –| —)? (?:is |was |are )?(.*)$/i)?.[1];
  return rest === undefined ? null : rest.replace(opener, '');
}

/** Nouns that make another noun their description: `pickle recipe`, `cat burglar`. */
const compoundHeads = new Set(
  `recipe club gang army king prince princess queen lord master burglar detective shop cafe school cult family bank kingdom factory
  machine farm lady man boy girl god goddess cop sheriff`.split(/\s+/),
);

/** What nobody means who says it in front of `of`. */
const holders = new Set(
  `jar cup slice piece pair herd bunch tin bowl bottle mug bag box bucket pot plate loaf pint crate packet flock swarm pile stack
  heap sip spoonful handful drop chunk lump bar tub pack`.split(/\s+/),
);

function readFrom(text: string): Phrase | null {
  const all = splitWords(text);
  const [first] = all;
  if (first === undefined) return null;
  const isOwner = owner.test(first.text) || first.lower === 'your';
  // `Penguins with briefcases` need no article.
  const isBare = standsBare(all);
  if (!isBare && (first.gap !== ' ' || (!isOwner && !articles.test(first.text)))) return null;
  const determiner = isBare ? '' : isOwner && first.lower !== 'your' ? first.text : first.lower;
  const words = isBare ? all : all.slice(1);

  const inside: Word[] = [];
  let at = 0;
  for (const word of words) {
    if (articles.test(word.text) || /^(?:his|her|its|their)$/.test(word.lower)) {
      // An article behind the noun means that the word before it was a verb: `the frog wore a hat`.
      if (inside.length > 1) {
        inside.pop();
        at -= 1;
      }
      break;
    }
    // `Lost dog` starts with what elsewhere ends a phrase.
    const opens = isBare && inside.length === 0 && adjectives.has(word.lower);
    if (!opens && (phraseEnds.has(word.lower) || (verbs.has(word.lower) && inside.length > 0))) break;
    inside.push(word);
    at += 1;
    if (word.gap === ' ') continue;
    if (word.gap === ', ' && adjectives.has(word.lower) && inside.length < 4) continue;
    break;
  }
  // `One more pop.` says how often; `Your call is important` says something of the call.
  if (
    /^(?:more|less|other|another|last)$/.test(inside[0]?.lower ?? '') &&
    /^(?:one|a|an|two)$/.test(first.lower)
  )
    return null;
  const isSaid = first.lower === 'your' && /^(?:is|are|was|will)$/.test(words[at]?.lower ?? '');
  if (isSaid) return null;
  const held = /^(?:a|an|one)$/.test(determiner) ? readHeld(inside, words.slice(at), text) : null;
  if (held !== null) return held;
  const head = findHead(inside);
  if (head === null) return null;
  const noun = inside[head];
  if (noun === undefined) return null;
  // A noun that was cut short is followed by its verb, not by what belongs to it.
  const reachesEnd = head === inside.length - 1;
  const rest = reachesEnd && noun.gap === ' ' ? words.slice(at) : [];
  const following = noun.gap === ' ' ? words.slice(head + 1) : [];
  const before = lookUp(inside[head - 1]?.lower ?? '');
  // A cat burglar is a cat, a tea party is no tea.
  const found =
    lookUp(noun.lower) ?? (/^(?:animal|character|food)$/.test(before?.entry.kind ?? '') ? before : null);
  const isCounted = /^(?:two|three|four|five|six|seven)$/i.test(first.text);
  const isPlural = isCounted || (found?.isPlural ?? false);
  if (/^(?:a|an|one)$/i.test(first.text) && isPlural) return null;
  return {
    determiner,
    describing: isBare ? joinWords(inside.slice(0, head)).toLowerCase() : joinWords(inside.slice(0, head)),
    noun: isBare ? (nameOf(noun) ?? noun.lower) : noun.text,
    after: readAfter(rest),
    entry: found?.entry ?? null,
    isPlural,
    habit: isPlural ? null : readHabit(following, text),
  };
}

/** `A jar of kombucha`, `a pair of trousers`: what is in it is the subject. */
function readHeld(inside: readonly Word[], rest: readonly Word[], text: string): Phrase | null {
  const holder = inside.at(-1);
  if (holder === undefined || !holders.has(holder.lower) || rest[0]?.lower !== 'of') return null;
  const end = rest.findIndex(
    ({ lower, gap }, at) =>
      at > 0 && (gap !== ' ' || phraseEnds.has(rest[at + 1]?.lower ?? '') || verbs.has(lower)),
  );
  const things = rest.slice(1, end < 0 ? rest.length : end + 1);
  const noun = things.at(-1);
  if (noun === undefined || things.length > 2 || !things.every(mayBeNoun)) return null;
  const found = lookUp(noun.lower);
  const isPlural = found?.isPlural ?? /[^sui]s$/.test(noun.lower);
  return {
    determiner: 'a',
    describing: joinWords(things.slice(0, -1)),
    noun: noun.text,
    after: '',
    entry: found?.entry ?? null,
    isPlural,
    habit: isPlural || noun.gap !== ' ' ? null : readHabit(rest.slice(things.length + 1), text),
    measure: `${joinWords(inside)} of`,
  };
}

/** `Penguins with briefcases`, `Light rain, but`, `Monday, as a coin`, `Seaweed with ambitions` need no article. */
function standsBare(words: readonly Word[]): boolean {
  const [first, second] = words;
  if (first === undefined) return false;
  const isPlural = (word: Word) => lookUp(word.lower)?.isPlural ?? false;
  const isVerb = /^(?:is|was|has|the)$/.test(second?.lower ?? '');
  if (isPlural(first) && !isVerb) return true;
  if (second === undefined) return isUncounted(first.lower);
  const isNamed =
    adjectives.has(first.lower) &&
    first.gap === ' ' &&
    (lookUp(second.lower) !== null ||
      /^(?:man|woman|boy|girl|guy|person|kid|lady|dad|mom)$/.test(second.lower));
  const goesOn = first.gap !== ' ' || /^(?:that|which|who|with|without|wif)$/.test(second.lower);
  return isNamed || (goesOn && (isUncounted(first.lower) || isThing(first)));
}

/** A word that opens a description and can hardly be anything but a noun; days have entries of their own. */
function isThing({ text, lower, gap }: Word): boolean {
  const entry = lookUp(lower)?.entry;
  // `Frog with a hat`, `Monday, but as a coin`; `Duck, he said` is something else.
  if (entry !== undefined) return gap === ' ' || entry.kind === 'idea';
  return (
    gap === ' ' &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
    !/(?:ed|ing|ly|[^s]s)$/.test(lower) &&
    ![phraseEnds, verbs, dull, filler, adjectives].some((list) => list.has(lower))
  );
}

/** Days keep their capital. */
function nameOf({ text, lower }: Word): string | null {
  const noun = lookUp(lower)?.entry.noun ?? '';
  return /^\p{Lu}/u.test(noun) ? text : null;
}

/** The place of the noun: the last word of a run that ends in a known noun, or a lone unknown word that may be one. */
function findHead(inside: readonly Word[]): number | null {
  const known = inside.findLastIndex(({ lower }) => lookUp(lower) !== null);
  if (known >= 0) {
    const next = inside[known + 1];
    const head =
      next !== undefined && makesCompound(inside[known], next, inside.length - 2 === known)
        ? known + 1
        : known;
    return head > 3 ? null : head;
  }
  const ending = inside.findIndex(
    ({ lower }, at) => at > 0 && (verbs.has(lower) || /(?:[^s]s|ed|ing|ly)$/.test(lower)),
  );
  const last = (ending < 0 ? inside.length : ending) - 1;
  const word = inside[last];
  if (word === undefined || last > 2) return null;
  return mayBeNoun(word) ? last : null;
}

/** `tea party`, `traffic light`: things describe what stands behind them; animals and people do so only for a few. */
function makesCompound(known: Word | undefined, next: Word, isLast: boolean): boolean {
  if (compoundHeads.has(next.lower)) return true;
  const found = lookUp(known?.lower ?? '');
  if (found === null || found.isPlural || known?.gap !== ' ' || !isLast) return false;
  return (
    !/^(?:animal|character)$/.test(found.entry.kind) &&
    mayBeNoun(next) &&
    !/(?:[^s]s|ed|ing)$/.test(next.lower)
  );
}

function mayBeNoun({ text, lower }: Word): boolean {
  return (
    ![dull, filler, adjectives, verbs].some((list) => list.has(lower)) &&
    /^\p{Script=Latin}[\p{Script=Latin}'’-]{2,17}$/u.test(text) &&
    !lower.endsWith('ly')
  );
}

/** `wif a hat`, `of the Tron yard`: at most six words, and only when a clear end follows. */
function readAfter(rest: readonly Word[]): string {
  const [preposition] = rest;
  if (preposition === undefined || !prepositions.test(preposition.lower)) return '';
  const taken = [preposition];
  for (const [at, word] of rest.slice(1).entries()) {
    const endsIt = /^(?:who|that|which|named|called|and|but|trying|pretending|looking|as)$/.test(word.lower);
    if (endsIt) break;
    if (
      verbs.has(word.lower) ||
      /^(?:is|was|has|are|were|will|can|never|always|already|ever|just)$/.test(word.lower)
    )
      return '';
    taken.push(word);
    if (word.gap !== ' ') break;
    if (at >= 5) return '';
  }
  const end = taken.at(-1);
  return end === undefined || taken.length < 2 || phraseEnds.has(end.lower) || articles.test(end.text)
    ? ''
    : joinWords(taken);
}
