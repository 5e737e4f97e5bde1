import { adjectives, dull, filler, isSmall, phraseEnds, stemOf, verbs, wordsOf } from './english.ts';
import type { Subject } from './subject-shapes.ts';

/** Words that open a sentence and are no plural, though they end like one. */
const noPlurals = new Set(
  `thanks yikes cheers oops yes always perhaps sometimes besides congrats greetings regards props this whereas unless towards news
  sales does as his hers its us is was has nothing less lots tons oodles`.split(/\s+/),
);

/** Verbs as they stand behind several, beside those of the list whose third person loses its s. */
const plain = new Set(
  `are were have do don't did can can't could will won't would never always know grow poop taste bark meow live love run sit stand
  sleep eat rule matter happen work want need`.split(/\s+/),
);

/** Orders and cries that are said without a subject. */
const orders = new Set(
  `buy sell hold hodl send join come go get take make give call bring keep let put stay wait drink feed trust follow click read
  write vote pray remember forget share honk please wen gm gn ser lol lmao wow oh hi hello hey dear trade undo welcome sorry thank
  bless say tell ask try use turn open close add mind imagine picture behold meet`.split(/\s+/),
);

const before = /^(?:only|just|still|mostly|literally|simply)$/;

/**
 * What a description opens with and has no article: `Crackers.`, `Only left turns.`, `Parallel parking.`, `Wombats poop cubes.`,
 * `Moss grows.` Returns null rather than a guess; a word that may be a proper name (`Karen would like`) is none of ours.
 */
export function readOpening(sentences: readonly string[], name: string): Subject | null {
  const [first = ''] = sentences;
  const words = wordsOf(first);
  const opening = before.test(words[0] ?? '') ? words.slice(1) : words;
  // `Noodles, but long.`, `Crackers.`
  const clause = wordsOf(first.split(/[.,;:!?…–—(]/u)[0] ?? '');
  const whole = before.test(clause[0] ?? '') ? clause.slice(1) : clause;
  if (mayName(whole, name)) return several(whole) ?? doing(whole);
  const [noun = '', verb = ''] = opening;
  if (!isNounlike(noun)) return null;
  if (isPlural(noun) && (isStemOf(noun, name) || isPlainVerb(verb))) return severalOf(noun);
  return isPlainVerb(verb.replace(/s$/, '')) && !isPlural(noun) ? massOf(noun, sentences) : null;
}

/** `Sourdough starter with abandonment issues`: one of something, told by what follows; without its article. */
export function readBareOne(sentences: readonly string[]): string | null {
  const [, run = ''] =
    (sentences[0] ?? '').match(/^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?) (?:with|without|wif|who|that|which) \p{L}/u) ??
    [];
  const words = wordsOf(run);
  const last = words.at(-1) ?? '';
  const isOne = words.length > 0 && words.every(isNounlike) && !adjectives.has(last);
  return isOne && !/(?:[^s]s|ed|ing|ly|est)$/.test(last) ? run.toLowerCase() : null;
}

/** Whether a clause of one to three words is a name for something: a plural, or words that the coin's name is made of. */
function mayName(words: readonly string[], name: string): boolean {
  const last = words.at(-1) ?? '';
  if (words.length === 0 || words.length > 3 || new Set(words).size < words.length) return false;
  if (!words.every((word) => isNounlike(word) || (isStemOf(word, name) && !isSmall(word)))) return false;
  const isNamed = words.length > 1 && words.every((word) => isStemOf(word, name));
  return isNamed || (isPlural(last) && (words.length === 1 || isStemOf(last, name)));
}

function several(words: readonly string[]): Subject | null {
  return isPlural(words.at(-1) ?? '') ? severalOf(words.join(' ')) : null;
}

/** `Parallel parking` is said without an article. */
function doing(words: readonly string[]): Subject | null {
  const text = words.join(' ');
  return /\p{L}{3}ing$/u.test(text)
    ? { ...shapes(text, text), noun: text, the: text, epithet: text, full: text }
    : null;
}

/** `Moss grows. That is what moss does.`: in small letters and without an article, it is no proper name. */
function massOf(noun: string, sentences: readonly string[]): Subject | null {
  const isCommon = sentences.some((sentence) => {
    const words = sentence.split(/[^\p{L}\p{N}]+/u);
    return words.some((word, at) => word === noun && !/^(?:an?|the)$/.test(words[at - 1] ?? ''));
  });
  return isCommon ? { ...shapes(noun, `some ${noun}`), noun } : null;
}

function severalOf(text: string): Subject {
  return { ...shapes(text, text), noun: text, plural: text, isPlural: true };
}

function shapes(text: string, a: string): Subject {
  return {
    kind: 'unknown',
    noun: null,
    plural: null,
    a,
    aShort: a,
    the: `the ${text}`,
    epithet: `the ${text}`,
    full: `the ${text}`,
    bare: text,
    isPlural: false,
    isCounted: false,
    habit: null,
    lore: null,
  };
}

function isNounlike(word: string): boolean {
  const isVerb = verbs.has(word) || verbs.has(`${word}s`) || orders.has(word) || noPlurals.has(word);
  const isOther = [dull, filler, phraseEnds].some((list) => list.has(word)) || isSmall(word);
  return /^\p{L}{3,16}$/u.test(word) && !isOther && !(isVerb && !word.endsWith('ing'));
}

function isPlural(word: string): boolean {
  return /\p{L}{2}[^siu']s$/u.test(word) && !noPlurals.has(word) && !adjectives.has(word);
}

function isPlainVerb(word: string): boolean {
  return plain.has(word) || verbs.has(`${word}s`);
}

function isStemOf(word: string, name: string): boolean {
  return wordsOf(name).some((each) => stemOf(each) === stemOf(word));
}
