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
  const known = nounOf(noun.split(/\s+/).at(-1) ?? '');
  const isOne = /^(?:a|an)\s/i.test(typed.trim());
  return isOne
    ? { noun, kind: known?.kind ?? null, counted: withArticle(noun) }
    : subjectOf(noun, known?.kind ?? null);
}

/** `a dog`, `an owl`, `a unicorn`, `an hour`. */
export function withArticle(noun: string): string {
  const sound = noun.toLowerCase();
  const isVowel =
    /^(?:[aeio]|u(?!ni|s[aeiu]|ti|k)|hour|heir|honest)/.test(sound) && !/^(?:eu|one|once|ewe)/.test(sound);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

function subjectOf(noun: string, kind: SubjectKind | null): Subject {
  // Food and plants are counted in loaves and bunches, and things that end in s come in pairs.
  const isOne = kind === 'animal' || kind === 'person' || (kind === 'object' && !/[^s]s$/.test(noun));
  return { noun, kind, counted: isOne ? withArticle(noun) : null };
}

type Found = { noun: string; kind: SubjectKind; isFragment?: boolean; isSaid?: boolean };

/** After a name: ` is just a raccoon who`, `, the raccoon`. */
const isA = /^(?: (?:is|was)| ?[,:–-]) (?:(?:just|literally|simply|basically|only) )*(?:a|an|one|the) (.*)/i;
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
  const [, determiner = '', rest] = begins.exec(sentences[0] ?? '') ?? [];
  // `The frog that everybody knows` is about it; `The lift does not work` need not be.
  if (/^the$/i.test(determiner) && !/\s(?:that|which|who|whose)\s/.test(rest ?? '')) return null;
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
    // `a cat wearing a hat`, but `a wearing cat`; `a cat raised by wolves`, but `A dog barked` is no dog that was barked.
    const isSaidOfIt = (isStated ? /(?:ing|ed)$/ : /ing$/).test(word) && nounOf(words.at(-1) ?? '') !== null;
    if (ends.test(word) || isSaidOfIt) {
      next = word;
      break;
    }
    words.push(word);
    if (/[.,;:!?…)"”—–]$/.test(token)) break;
  }
  // `a slice of pizza`, `a picture of a cat`; what goes on for long is a sentence.
  if (next === 'of' || words.length > mostWords) return null;
  if (!isStated && /^(?:is|was|has|had|and|but|or|i|he|she|it|they|we|you)$/.test(next ?? '')) return null;
  const [before = '', head = ''] = words.length > 1 ? words.slice(-2) : ['', ...words];
  // `the reason birds fly`, `the one that mom cooks`
  if (isPlural(before) || isPlural(head)) return null;
  return nounOf(`${before} ${head}`) ?? nounOf(head);
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
  const single = own
    .toReversed()
    .flatMap((word) => (isGivenName(word) || isObject(word, own) ? [] : (nounOf(word) ?? [])));
  const nouns = pair === null ? single : [pair, ...single];
  const said = sentences.map((sentence) => spacedWords(sentence));
  const beside = sentences.map((sentence) =>
    spacedWords(sentence.toLowerCase().replaceAll(name.toLowerCase(), ' ')),
  );
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
const opposing = /^(?:against|anti|never|no|non|not|than|versus|vs)$/i;

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

/** Whether `the raccoon` or `my sad raccoon` stands in a text. */
function hasArticle(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
    if (
      / (?:an?|one|the|my|your|our|this|these|those)(?: \p{L}{1,30})?$/u.test(
        text.slice(Math.max(0, at - 40), at),
      )
    )
      return true;
  return false;
}
