import { adjectives, dull, filler, phraseEnds, verbs } from './english.ts';
import { isUncounted, lookUp } from './lexicon.ts';
import type { Entry } from './lexicon.ts';

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
}

const opener =
  /^(?:(?:meet|behold|introducing|imagine|picture|this is|it is|it's|it’s|he is|he's|she is|she's|here is|here's|once upon a time(?: there was)?,?|there is|there was|there once was|i am|i'm|you are) )?(?:(?:literally|just|simply|basically|only|really|probably|maybe|still|about) )*/i;
const articles = /^(a|an|the|one|two|three|four|five|six|seven|our|your|my)$/i;
const owner = /^(?:\p{Lu}[\p{L}\d]*|everyone|everybody|nobody)['’]s$/iu;
const prepositions = /^(?:of|in|on|from|with|wif|without|at|inside|under)$/;
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

interface Word {
  text: string;
  lower: string;
  /** What stands between this word and the next: a blank, a comma, a full stop … */
  gap: string;
}

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

/** A predicate in the third person, after `who` or straight after the subject, that can stand behind “Known habit:”. */
function readHabit(rest: readonly Word[], text: string): string | null {
  const relative = rest.findIndex(({ lower }) => /^(?:who|that|which)$/.test(lower));
  const isClose = relative === 0 || (relative > 0 && relative < 8 && prepositions.test(rest[0]?.lower ?? ''));
  const at = isClose ? relative + 1 : rest.findIndex((_, place) => startsPredicate(rest, place));
  const verb = rest[at];
  if (verb === undefined || !startsPredicate(rest, at)) return null;
  const before = rest[at - 1]?.text;
  const marker = before === undefined ? ` ${verb.text}` : `${before} ${verb.text}`;
  const from = text.indexOf(marker);
  if (from < 0) return null;
  const clause = text
    .slice(from + marker.length - verb.text.length)
    .replace(/[.!?…]+["”]?$/u, '')
    // What follows may be about somebody else; what stands before is whole by itself.
    .replace(/(?:, (?:the|and|but|so)| and (?:a|an|the|his|her|its|their))\b.*$/, '');
  return /[.!?;:“”"]/.test(clause) || clause.length < 8 || clause.length > 110 ? null : clause;
}

function startsPredicate(rest: readonly Word[], at: number): boolean {
  const word = rest[at]?.lower ?? '';
  const next = rest[at + 1]?.lower ?? '';
  const isRelative = /^(?:who|that|which)$/.test(rest[at - 1]?.lower ?? '');
  const isVerb =
    isVerbWord(word) ||
    (isRelative && /^(?:is|was|will)$/.test(word)) ||
    // `who screams`: behind a relative pronoun the third person shows by itself.
    (isRelative && /^[a-z]{2,}[^s']s$/.test(word) && lookUp(word)?.isPlural !== true && !isVerbWord(next)) ||
    (/^(?:never|always|once|only|just|also|still)$/.test(word) && isVerbWord(next)) ||
    (word.endsWith('ed') && (endsPhrase(next) || /^(?:early|late|home|away|back)$/.test(next)));
  if (!isVerb) return false;
  // Straight after the noun, or after one `in the field`; anything longer may have changed its subject.
  const isPlace =
    at >= 3 && at <= 4 && phraseEnds.has(rest[0]?.lower ?? '') && articles.test(rest[1]?.lower ?? '');
  return isRelative || at === 0 || isPlace;
}

function isVerbWord(word: string): boolean {
  return (
    /^(?:has|does|cannot|can|would)$/.test(word) || (verbs.has(word) && !/^(?:is|was|never)$/.test(word))
  );
}

function endsPhrase(word: string): boolean {
  return phraseEnds.has(word) || articles.test(word);
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(/([\p{L}\p{N}$][\p{L}\p{N}$'’-]*)([^\p{L}\p{N}$]*)/gu)].map((match) => {
    const word = match[1] ?? '';
    return { text: word, lower: word.toLowerCase().replaceAll('’', "'"), gap: match[2] ?? '' };
  });
}

function joinWords(words: readonly Word[]): string {
  return words
    .map(({ text, gap }, at) => (at === words.length - 1 ? text : text + (gap === ', ' ? ', ' : ' ')))
    .join('');
}
