import { adjectives, dull, phraseEnds, saysSomething, verbs, wordsOf } from './english.ts';
import { isUncounted, lookUp, lookUpAt, lookUpSymbols, nounOf } from './lexicon.ts';
import { fromMentions, fromName } from './mentions.ts';
import type { Mention } from './mentions.ts';
import type { Entry } from './lexicon.ts';
import { readPhrase } from './phrase.ts';
import type { Phrase } from './phrase.ts';
import { readLetters } from './letters.ts';
import { readBareOne, readOpening } from './openings.ts';
import type { Subject } from './subject-shapes.ts';

/** Nouns that say little without what describes them: `best friend`, `good boy`. */
export const vague = new Set(
  'friend man woman person boy girl guy face mascot hero king queen character creature animal beast dad mom child pet legend icon'.split(
    ' ',
  ),
);

/** Longest phrase that still sounds like a name for somebody. */
const longest = 34;

export function readSubject(coin: {
  name: string;
  symbol: string;
  description: string;
  sentences: readonly string[];
  english: boolean;
}): Subject {
  const names = [coin.name, `$${coin.symbol}`, coin.symbol];
  const phrases = coin.english
    ? coin.sentences
        .map((sentence, place) => ({ place, phrase: readPhrase(sentence, names) }))
        .flatMap(({ place, phrase }) => (phrase === null ? [] : [{ ...phrase, isFirst: place === 0 }]))
        .filter((phrase, place) => place === 0 || introduces(phrase))
    : [];
  const known = phrases.find(({ entry }) => entry !== null);
  const told = phrases.find(({ noun }) => !dull.has(noun.toLowerCase()));
  // The first thing the description names is what it is about, unless the name of the coin knows better.
  const phrase = told ?? known;
  const named = coin.english ? fromNameAgain(coin, phrase ?? null) : null;
  if (named !== null) return named;
  if (phrase !== undefined && !dull.has(phrase.noun.toLowerCase())) return fromPhrase(phrase);
  const mentioned = fromName(coin.name) ?? (coin.english ? fromMentions(coin.sentences) : null);
  const drawn = mentioned?.entry ?? lookUpSymbols(coin.name) ?? lookUpSymbols(coin.description);
  if (drawn === null || drawn === undefined) return unlisted(coin);
  return fromEntry(drawn, mentioned ?? { word: '', describing: '' });
}

/**
 * What no list of ours has. Where the description says something, its own words carry the page and the coin goes by its name;
 * the letters of the name are for a coin of which nothing else was told.
 */
function unlisted({
  name,
  sentences,
  english,
}: {
  name: string;
  sentences: readonly string[];
  english: boolean;
}): Subject {
  const told = english ? (fromCoinPhrase(sentences) ?? readOpening(sentences, name)) : null;
  if (told !== null) return told;
  const one = english ? readBareOne(sentences) : null;
  if (one !== null) return fromNoun(one);
  if (english && saysSomething(sentences.join(' '))) return unknownSubject;
  return readLetters(name) ?? unknownSubject;
}

/** A name that ends in a noun which the description says again knows better than what comes up later: `Lost Dog`. */
function fromNameAgain(
  { name, sentences }: { name: string; sentences: readonly string[] },
  phrase: (Phrase & { isFirst: boolean }) | null,
): Subject | null {
  const named = wordsOf(name);
  const last = named.at(-1) ?? '';
  const both = named.length > 1 ? lookUpAt(named, named.length - 2) : null;
  const found = both?.length === 2 ? both : lookUpAt([last], 0);
  if (found === null) return phrase?.isFirst || wordsOf(name).length < 2 ? null : fromNounOf(last, sentences);
  if (found.isPlural || phrase?.entry === found.entry) return null;
  const isSaid = sentences.some((sentence) => wordsOf(sentence).includes(last));
  const isFirst = phrase !== null && phrase.isFirst && phrase.entry !== null;
  return isSaid && !isFirst ? fromEntry(found.entry, { word: found.word, describing: '' }) : null;
}

const owned =
  /\b(?:an?|the|my|your|our|his|her|their) (\p{L}{3,14})(?=[,.;:!?]|$| (?:and|or|but|is|was|that|who|in|on|at|with|for|to|because|when)\b)/gu;

/** A word that no list of ours has is a noun where somebody has one: `Soggy Cereal`, and `forgot their cereal`. */
function fromNounOf(word: string, sentences: readonly string[]): Subject | null {
  const isNounlike = /^\p{L}{3,14}$/u.test(word) && !/(?:s|ly|ing|ed)$/.test(word);
  if (!isNounlike || dull.has(word) || phraseEnds.has(word) || verbs.has(word) || adjectives.has(word))
    return null;
  // Followed by another noun it would only describe that one.
  const isOwned = sentences.some((sentence) =>
    Array.from(sentence.toLowerCase().matchAll(owned)).some(([, noun]) => noun === word.toLowerCase()),
  );
  return isOwned ? fromNoun(word) : null;
}

function fromNoun(noun: string): Subject {
  return fromPhrase({
    determiner: 'a',
    describing: '',
    noun,
    after: '',
    entry: null,
    isPlural: false,
    habit: null,
  });
}

/** After its first words, a description still introduces `a fish`; `the cloud` only goes on about something. */
function introduces({ determiner, entry }: Phrase): boolean {
  return determiner !== 'the' || entry !== null;
}

const unknownSubject: Subject = {
  kind: 'unknown',
  noun: null,
  plural: null,
  a: '{name}',
  aShort: '{name}',
  the: '{name}',
  epithet: '{name}',
  full: '{name}',
  bare: '{name}',
  isPlural: false,
  isCounted: true,
  habit: null,
  lore: null,
};

function fromPhrase(phrase: Phrase): Subject {
  if (phrase.measure !== undefined) return fromHeld({ ...phrase, measure: phrase.measure });
  const { determiner, isPlural } = phrase;
  const head = phrase.noun.toLowerCase();
  const described = [phrase.describing, phrase.noun].filter((part) => part !== '').join(' ');
  // Everybody knows who is called a good boy.
  const entry =
    phrase.entry ?? (/\bgood (?:boy|girl)$/i.test(described) ? (lookUp('dog')?.entry ?? null) : null);
  const noun = vague.has(head) && phrase.describing !== '' ? described : phrase.noun;
  const fitting = [described, phrase.after].filter((part) => part !== '').join(' ');
  const long = fitting.length <= longest ? fitting : described.length <= longest ? described : noun;
  const short = described.length <= longest ? described : noun;
  // Where somebody is says little about who: `a dirty fish in the waters` reads badly behind a verb.
  const close = /^(?:wif|with|without|of)\b/.test(phrase.after) ? long : short;
  const isOwned = /['’]s$|^your$/.test(determiner);
  const isBrief = /^[\p{L}-]{2,9}$/u.test(phrase.describing);
  const epithet = isBrief ? described : noun;
  const isArticled = /^(?:a|an|one)$/.test(determiner);
  const isUnique = /^(?:last|first|only|next|\w{2,}est)\b/i.test(phrase.describing);
  const isNumbered = /^(?:two|three|four|five|six|seven)$/.test(determiner);
  const indefinite = (text: string) =>
    isOwned || isNumbered
      ? `${determiner} ${text}`
      : isUnique
        ? `the ${text}`
        : isPlural
          ? text
          : isArticled
            ? `${articleOf(text)} ${text}`
            : withArticle(text);
  const definite = (text: string) => (isOwned ? `${determiner} ${text}` : `the ${text}`);
  return {
    kind: entry?.kind ?? (vague.has(head) ? 'character' : 'unknown'),
    noun,
    plural: isPlural ? noun : pluralOf(noun, entry),
    a: indefinite(close),
    aShort: indefinite(short),
    // Somebody's best friend has a name, and it is the coin's.
    the: isOwned && vague.has(head) ? '{name}' : `the ${noun}`,
    epithet: isOwned && vague.has(head) ? '{name}' : isOwned ? `${determiner} ${noun}` : `the ${epithet}`,
    full: definite(isNumbered ? `${determiner} ${close}` : close),
    bare: (isOwned && determiner !== 'your') || isNumbered ? `${determiner} ${long}` : long,
    isPlural,
    isCounted: !isPlural && (isArticled || !isUncounted(phrase.noun)),
    habit: phrase.habit,
    lore: entry,
  };
}

/** `a jar of kombucha`, and then `the kombucha`; several in a herd or a pair stay several. */
function fromHeld({
  measure,
  describing,
  noun,
  entry,
  isPlural,
  habit,
}: Phrase & { measure: string }): Subject {
  const text = [describing, noun].filter((part) => part !== '').join(' ');
  const whole = `${measure} ${text}`;
  const a = `${articleOf(whole)} ${whole}`;
  return {
    kind: entry?.kind ?? 'unknown',
    noun: text,
    plural: isPlural ? text : null,
    a,
    aShort: a,
    the: `the ${text}`,
    epithet: `the ${text}`,
    full: `the ${whole}`,
    bare: whole,
    isPlural,
    isCounted: false,
    habit,
    lore: entry,
  };
}

/** `a coin that you tap inside a chat`: dull by itself, and still what its creator calls it. */
function fromCoinPhrase(sentences: readonly string[]): Subject | null {
  for (const sentence of sentences) {
    const match = sentence.match(
      /\b(?:a|an|the) ((?:[a-z]{1,20} )?(?:coin|token|memecoin|meme) (?:that|who|which|about|for|with|without|of) [^,.;:!?“”"()]{3,40}?)(?= and | but | because |[,.;:!?]|$)/,
    );
    const phrase = match?.[1];
    if (phrase === undefined || phrase.length > longest + 6) continue;
    return {
      ...unknownSubject,
      a: withArticle(phrase),
      aShort: withArticle(phrase),
      bare: phrase,
    };
  }
  return null;
}

function fromEntry(entry: Entry, { word, describing }: Pick<Mention, 'word' | 'describing'>): Subject {
  const noun = nounOf(entry, word);
  const text = describing === '' ? noun : `${describing} ${noun}`;
  return {
    kind: entry.kind,
    noun,
    plural: pluralOf(noun, entry),
    a: withArticle(text),
    aShort: withArticle(text),
    the: `the ${noun}`,
    epithet: `the ${text}`,
    full: `the ${text}`,
    bare: text,
    isPlural: false,
    isCounted: !isUncounted(noun),
    habit: null,
    lore: entry,
  };
}

/** `a dog`, `an owl`, `some rain in the morning`. */
export function withArticle(text: string): string {
  const [noun = ''] = text.split(/ (?:with|without|wif|of|in|on|from|at|under|inside|on)(?= )/);
  const isMass = isUncounted(noun.split(' ').at(-1) ?? '');
  return `${isMass ? 'some' : articleOf(text)} ${text}`;
}

function articleOf(text: string): string {
  const takesAn =
    /^(?:[aeio]|8|11\b|18\b|u(?!ni|s[aeiou]|k)|honest|hour|heir)/i.test(text) &&
    !/^(?:one|once|eu)/i.test(text);
  return takesAn ? 'an' : 'a';
}

function pluralOf(noun: string, entry: Entry | null): string | null {
  if (isUncounted(noun.split(' ').at(-1) ?? '')) return null;
  if (entry?.plural !== undefined && noun.toLowerCase() === entry.noun.toLowerCase()) return entry.plural;
  if (/(?:[sxz]|ch|sh)$/i.test(noun)) return `${noun}es`;
  if (/(?:man|foot|tooth|fe?|o)$/i.test(noun)) return null;
  return /[^aeiou]y$/i.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
