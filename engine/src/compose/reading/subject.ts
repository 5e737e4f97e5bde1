import type { SubjectKind } from '../../designs/affinity.ts';
import { describes, isCompound, isGivenName, isPlural, nounOf } from './nouns.ts';
import { readSentences } from './sentences.ts';

/** What a coin is about. */
export interface Subject {
  /** Without article: `raccoon`. */
  noun: string;
  /** Null where its creator named it and we do not know the word. */
  kind: SubjectKind | null;
  /** `a raccoon`; null for what is not counted or not one: `sushi`, `fries`. */
  counted: string | null;
}

/** Where the thing that is named ends and something is said of it. */
const ends =
  /^(?:a|an|and|as|at|but|by|called|dressed|for|from|had|has|he|her|his|i|if|in|inside|is|it|its|living|made|my|named|of|on|or|our|out|over|she|that|the|their|they|to|trapped|under|was|we|when|where|which|while|who|whose|wif|with|without|w\/|you)$/;

/** Most words between an article and the end of what it stands before. */
const mostWords = 5;

/**
 * What the coin is about: what its description says that it is, otherwise what its name ends on. Only sentences of the form `X is a …`
 * and `A … who …` count, so that nothing it owns, fears, eats or was compared with is taken for it.
 * @param coin.description its publishable sentences, in English
 * @returns null where that is not certain
 */
export function readSubject({ name, description }: { name: string; description: string }): Subject | null {
  const sentences = readSentences(description);
  const stated = readStated(name, sentences);
  const named = readNamed(name, sentences);
  // The name says one thing and the description another: either may be the joke.
  if (stated?.isFragment && named && named.noun !== stated.noun && !named.noun.endsWith(` ${stated.noun}`))
    return null;
  // `PetPay is a payment app`: what it is we do not know, but no pet.
  const saysOtherwise = sentences.some((sentence) =>
    ['a', 'an'].some((article) => sentence.toLowerCase().startsWith(`${name.toLowerCase()} is ${article} `)),
  );
  const isDoubtful = saysOtherwise || opensOnAnother(named, sentences);
  const found = stated ?? (isDoubtful && !named?.isSaid ? null : named);
  return found && subjectOf(found.noun, found.kind);
}

/** `The raccoon of Solana`, of a coin called Trash Panda. */
function opensOnAnother(named: Found | null, [first = '']: readonly string[]): boolean {
  const opening = /^(?:an?|the) ((?:\S+ ){0,2}\S+)/i.exec(first)?.[1] ?? '';
  return opening.split(/[^\p{L}]+/u).some((word) => {
    const noun = nounOf(word)?.noun;
    return noun !== undefined && noun !== named?.noun;
  });
}

/** A subject as its creator typed it: `a sad raccoon`. */
export function chosenSubject(typed: string): Subject | null {
  const noun = typed
    .trim()
    .replace(/^(?:a|an|the)\s+/i, '')
    .replace(/(?<![.!?])[.!?]+$/, '');
  if (noun === '') return null;
  const words = noun.toLowerCase().split(/\s+/);
  const known = nounOf(words.at(-1) ?? '');
  const kind = known?.kind ?? null;
  const [article] = /^an?(?=\s)/i.exec(typed.trim()) ?? [];
  if (article !== undefined) return { noun, kind, counted: `${article.toLowerCase()} ${noun}` };
  // `cats`, `my dog`, `Kevin the raccoon` and `three cats` are none that `a` stands before.
  const isCounted =
    (known === null || known.noun === words.at(-1)) && !words.some((word) => determiner.test(word));
  return isCounted ? subjectOf(noun, kind) : { noun, kind, counted: null };
}

const determiner =
  /^(?:all|and|any|both|each|every|her|his|its|many|my|no|or|our|some|that|the|their|these|this|those|two|three|four|five|your|\p{N}.*)$/u;

/** `a dog`, `an owl`, `a unicorn`, `an hour`. */
export function withArticle(noun: string): string {
  const sound = noun.toLowerCase();
  // `an NPC`, `a UFO`: letters that are spelled.
  const isVowel = /^\p{Lu}{2,4}\b/u.test(noun)
    ? /^[AEFHILMNORSX]/.test(noun)
    : /^(?:[aeio]|u(?!ni[cfloqstv]|s[aeiu]|ti|k)|hour|heir|honest)/.test(sound) &&
      !/^(?:eu|one|once|ewe)/.test(sound);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

function subjectOf(noun: string, kind: SubjectKind | null): Subject {
  // Food and plants are counted in loaves and bunches, and things that end in s come in pairs.
  const isOne = kind === 'animal' || kind === 'person' || (kind === 'object' && !/[^s]s$/.test(noun));
  return { noun, kind, counted: isOne ? withArticle(noun) : null };
}

type Found = { noun: string; kind: SubjectKind; isFragment?: boolean; isSaid?: boolean };

/** After a name: ` is just a raccoon who`, `, the raccoon`. */
const isA = /^(?: is| ?[,:–-]) (?:(?:just|literally|simply|basically|only) )*(?:a|an|one|the) (.*)/i;
const itIsA =
  /^(?:it|he|she|this)(?: is|[’']s) (?:(?:just|literally|simply|basically|only) )*(?:a|an|one|the) (.*)/i;
const begins = /^(?:(?:just|literally|simply|basically|only) )*(a|an|one|the) (.*)/i;

/** What a sentence says of the name that it begins with; empty where it begins with something else. */
function afterName(sentence: string, name: string): string {
  const said = sentence.replace(/^meet /i, '').replace(/^\$/, '');
  const bare = name.replace(/^\$/, '');
  const rest = said.toLowerCase().startsWith(bare.toLowerCase()) ? said.slice(bare.length) : '';
  // `Catherine` is not `Cat`.
  return /^\p{L}/u.test(rest) ? '' : rest;
}

/** `Kevin is a raccoon`, `It is just a rock`, `A raccoon who …`, `Meet Kevin, a raccoon`. */
function readStated(name: string, sentences: readonly string[]): Found | null {
  for (const [at, sentence] of sentences.slice(0, 4).entries()) {
    const isAboutIt = at === 0 || sentences[at - 1]?.toLowerCase().startsWith(name.toLowerCase());
    const rest =
      isA.exec(afterName(sentence, name))?.[1] ?? (isAboutIt ? itIsA.exec(sentence)?.[1] : undefined);
    const head = rest === undefined ? null : headOf(rest, true);
    if (head) return head;
  }
  const [, article = '', rest] = begins.exec(sentences[0] ?? '') ?? [];
  // `The frog that everybody knows` is about it; `The lift does not work` need not be, nor `The cat that ate Bob`.
  const isTheOne = /\s(?:that|which|who|whose)\s/.test(rest ?? '') && !isNamedIn(rest ?? '', name);
  if (/^the$/i.test(article) && !isTheOne) return null;
  const head = rest === undefined ? null : headOf(rest, false);
  return head && { ...head, isFragment: true };
}

/**
 * The noun that a phrase such as `very sad raccoon who` is about: its last word, or its last two.
 * @param isStated whether anything may follow; otherwise what follows must be said of the noun, as `A dog is what I want` is about me
 */
function headOf(phrase: string, isStated: boolean): Found | null {
  const words: string[] = [];
  let next: string | null = null;
  for (const [token] of phrase.matchAll(/\S+/g)) {
    const word = token.replaceAll(/[^\p{L}\p{M}’'/-]/gu, '').toLowerCase();
    // `a cat wearing a hat`, but `a wearing cat`; `a cat raised by wolves`, but `A dog barked` is no dog that was barked, and a ring is a ring.
    const isVerb = (isStated ? /(?:ing|ed)$/ : /ing$/).test(word) && /[aeiouy]/.test(word.slice(0, -3));
    const isSaidOfIt = isVerb && nounOf(words.at(-1) ?? '') !== null;
    if (ends.test(word) || isSaidOfIt) {
      next = word;
      break;
    }
    words.push(word);
    if (/[.,;:!?…)"”—–]$/.test(token)) break;
  }
  // `a slice of pizza`, `a picture of a cat`; what goes on for long is a sentence.
  if (next === 'of' || next === 'or' || words.length > mostWords) return null;
  // `a former cat`, `a dog’s dinner`
  if (words.some((word) => /^(?:ex|ex-.*|fake|former|not|.*[’']s)$/.test(word))) return null;
  if (!isStated && /^(?:is|was|has|had|and|but|or|i|he|she|it|they|we|you)$/.test(next ?? '')) return null;
  const [before = '', head = ''] = words.length > 1 ? words.slice(-2) : ['', ...words];
  // `the reason birds fly`, `the one that mom cooks`
  if (isPlural(before) || isPlural(head)) return null;
  // `a couch potato`
  return isCompound(`${before} ${head}`) ? null : (nounOf(`${before} ${head}`) ?? nounOf(head));
}

function isNamedIn(text: string, name: string): boolean {
  return spacedWords(text).includes(spacedWords(name));
}

/**
 * `Soggy Waffle`, `Peanut the Squirrel`: a noun of the name of which the description speaks too. In a longer name it is taken without that
 * if there is no other, unless it is what people are called.
 */
function readNamed(name: string, sentences: readonly string[]): Found | null {
  const words = name
    .replaceAll(/[’']s\b/gi, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const cut = words.findIndex(
    (word, at) => at > 0 && word.toLowerCase() !== 'the' && ends.test(word.toLowerCase()),
  );
  // `Son of Blep`, `Anti Pigeon League`, `Better Than Cats`.
  if (/^of$/i.test(words[cut] ?? '') || words.some((word) => opposing.test(word))) return null;
  const own = cut === -1 ? words : words.slice(0, cut);
  const last = own.at(-1) ?? '';
  // `Sea Cucumber`; `Lamp Post`, which is written as one word too, as is `Bread Winner`.
  const ending = own.slice(-2);
  const pair = own.length > 1 ? (nounOf(ending.join(' ')) ?? nounOf(ending.join(''))) : null;
  const said = sentences.map((sentence) => spacedWords(sentence));
  const beside = sentences.map((sentence) =>
    spacedWords(sentence.toLowerCase().replaceAll(name.toLowerCase(), ' ')),
  );
  // `Gravy Boat Captain` is about no gravy, and `an onion ring` is no onion.
  const isPart = (at: number) => {
    const both = `${own[at]} ${own[at + 1] ?? ''}`.toLowerCase();
    return (
      nounOf(both) !== null ||
      isCompound(both) ||
      beside.some((each) => each.includes(` ${both} `)) ||
      said.some((each) => hasArticle(each, ` ${both} `, counted))
    );
  };
  const single = own
    .flatMap((word, at) =>
      isGivenName(word) || isObject(word, own) || isPart(at)
        ? []
        : (nounOf(`${own[at - 1] ?? ''} ${word}`) ?? nounOf(word) ?? []),
    )
    .toReversed();
  const nouns = pair === null ? single : [pair, ...single];
  // `A swan thinks the lot is a lake`: where the name ends on neither, what begins a sentence comes first.
  const isTold = ({ noun }: Found) =>
    formsOf(noun).some((form) => said.some((each) => each.replace(/^ (?:an?|the) /, ' ').startsWith(form)));
  // One word alone may be anything, a name, a sound or a verb: only an article makes it a noun.
  const isSaid = ({ noun }: Found) =>
    formsOf(noun).some(
      (form) =>
        said.some((each) => hasArticle(each, form)) ||
        (words.length > 1 && beside.some((each) => each.includes(form))),
    );
  const [only] = nouns;
  const others = pair === null ? single.slice(1) : own.slice(0, -2).flatMap((word) => nounOf(word) ?? []);
  const isOther = own.some((word, at) => isCompound(`${word} ${own[at + 1] ?? ''}`));
  const isTitle = /^the$/i.test(own.at(-2) ?? '');
  const isLast = nounOf(last)?.noun === only?.noun || pair !== null;
  const isSeldomElse =
    only?.kind === 'animal' || only?.kind === 'food' || (isLast && only?.kind !== 'person');
  const isDescribed = own
    .slice(0, pair === null ? undefined : -2)
    .every((word) => describes(word) || isAcronym(word, name) || nounOf(word)?.noun === only?.noun);
  const isTelling =
    isTitle || (words.length > 1 && others.length === 0 && isDescribed && isSeldomElse && !isOther);
  const spoken = nouns.filter(isSaid);
  const found = isLast && spoken[0] === only ? only : (spoken.find(isTold) ?? spoken[0]);
  if (found) return { ...found, isSaid: true };
  return (isTelling ? only : undefined) ?? null;
}

/** Where a name is against what it names. */
const opposing = /^(?:against|almost|anti|barely|hardly|never|no|non|not|than|versus|vs)$/i;

/** Whether a name does something, or does it to what it names: `Larry Clocks Out`, `Gus Hates Mushrooms`, `Pigeon Hater`. */
function isObject(word: string, words: readonly string[]): boolean {
  const [before = '', last = ''] = [words[words.indexOf(word) - 1], words.at(-1)];
  const isKnown = before === '' || describes(before) || nounOf(before) !== null;
  return (
    /[^s]s$/i.test(before) || (isPlural(word) && !isKnown) || (word !== last && /(?:er|or)s?$/i.test(last))
  );
}

/** `IKEA Shelf`, but not `BAN CHEESE`. */
function isAcronym(word: string, name: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word) && /\p{Ll}/u.test(name);
}

/** The words and signs of a text in small letters, each between blanks. */
function spacedWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu) ?? []).join(' ')} `;
}

function formsOf(noun: string): string[] {
  return ['', 's', 'es'].map((ending) => ` ${noun}${ending} `);
}

const determined = / (?:an?|one|the|my|your|our|this|these|those)(?: \p{L}{1,30})?$/u;
const counted = / (?:an?|one)(?: \p{L}{1,30})?$/u;

/** Whether `the raccoon` or `my sad raccoon` stands in a text. */
function hasArticle(text: string, form: string, article = determined): boolean {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
    if (article.test(text.slice(Math.max(0, at - 40), at))) return true;
  return false;
}
