import { claimWordsIn } from './claim-words.ts';
import { joinSentences } from '../text/join-sentences.ts';
import { findPolicyViolations } from './creator-text.ts';
import { findLinks } from './links.ts';

/** What a creator entered, as a model's sentences are held against it. */
export interface EnteredText {
  readonly particulars: ReadonlySet<string>;
}

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|jun(?:e)?|jul(?:y)?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const figure = /[$€£]?\p{N}[\p{N}.,:]{0,30}(?:%|\p{L}{1,12})?/gu;
const numberWord =
  /\b(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?|billions?|trillions?|percent)\b/gi;
const date = new RegExp(
  String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|(?:in|by|since|until|before|after|last|next|this|of) (?:${month}|may))\b`,
  'gi',
);
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2,}/gu;

/** Reads what a creator entered. @param texts names, description, statements, titles, captions */
export function readEntered(texts: readonly string[]): EnteredText {
  return { particulars: new Set(texts.flatMap(particularsIn).map(({ key }) => key)) };
}

/**
 * The sentences of a model's text that claim nothing of their own: every figure, date, link, handle and word of a claim stands in what
 * the creator entered too. What the form refuses of a creator goes as well.
 * @returns what is left of the text, and the first words for which a sentence went
 */
export function keepStated(text: string, entered: EnteredText): { kept: string; unstated: string | null } {
  const { kept, reason } = keepSentences(text, (sentence) => unstatedIn(sentence, entered));
  return { kept, unstated: reason };
}

/**
 * The sentences of a model's text against which nothing speaks.
 * @returns what is left of the text, and what spoke against the first that went
 */
export function keepSentences(
  text: string,
  reasonAgainst: (sentence: string) => string | null,
): { kept: string; reason: string | null } {
  // Chinese sentences have no blank between them.
  const sentences = text.split(/(?<=[.!?…。！？])(?: +|(?<=[。！？]))/u);
  const reasons = sentences.map(reasonAgainst);
  const reason = reasons.find((each) => each !== null) ?? null;
  if (reason === null) return { kept: text, reason };
  const kept = sentences.filter((_, at) => reasons[at] === null);
  return { kept: kept.reduce(joinSentences, '').trimStart(), reason };
}

function unstatedIn(sentence: string, { particulars }: EnteredText): string | null {
  const invented = particularsIn(sentence).find(({ key }) => !particulars.has(key));
  return invented?.words ?? findPolicyViolations(sentence)[0]?.words ?? null;
}

/** What only the creator can know, each in one spelling to compare by. */
function particularsIn(text: string): { words: string; key: string }[] {
  const shown = text.normalize('NFKC');
  const matched = [figure, numberWord, date, handle].flatMap((pattern) =>
    Array.from(shown.matchAll(pattern), ([words]) => words.trim()),
  );
  const claims = claimWordsIn(shown).map((word) => word.replace('*', ''));
  return [...matched, ...findLinks(shown, 'all'), ...claims].map((words) => ({ words, key: keyOf(words) }));
}

/** `1,000`, `1.000` and `1000` are one figure, and `0,5` and `0.5`. */
function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/(?<=\p{N})[.,](?=\p{N}{3}(?!\p{N}))|[.,:]$/gu, '')
    .replaceAll(/(?<=\p{N}),(?=\p{N})/gu, '.');
}
