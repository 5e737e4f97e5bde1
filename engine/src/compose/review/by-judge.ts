import { readSentences } from '../reading/sentences.ts';
import { createJudge } from './judge/judge.ts';
import type { Judge, Judgement } from './judge/judge.ts';
import { restoreModel } from './judge/model.ts';
import stored from './judge/model.json' with { type: 'json' };
import { plainText } from './plain-text.ts';
import { messages } from './rule.ts';
import type { ReviewCode, ReviewFinding } from './rule.ts';

/** How likely a sentence must be one to refuse; `judge/exam.test.ts` tells how often that errs. */
export const surely = 0.8;

let judge: Judge | null = null;

/**
 * The sentences of a text that say something, in plain text.
 * @param plain the text as `plainText` gives it, where that is known: most texts are one sentence and need no more
 */
export function sayingsIn(text: string, plain: string | null): string[] {
  const isOne = plain !== null && !severalSentences.test(text);
  return (isOne ? [plain] : readSentences(text).map(plainText)).filter((sentence) => isSaying.test(sentence));
}

const severalSentences = /[.!?…。！？][^]*\P{P}|[\n\r\v\f\u0085\u2028\u2029]/u;

/** Two words, or four letters where there are no blanks. */
const isSaying = /\p{L}{2}.*[^\p{L}]\p{L}{2}|[^\p{ASCII}]{4}/su;

/**
 * Reads what rules have no words for. It has learned from sentences that people would refuse or keep (`judge/lessons`), and finds
 * their like. A long sentence is read clause by clause too, since what surrounds a claim makes it weigh less.
 * @param sentences in plain text
 * @param least likelihood, from 0 to 1, from which a sentence is refused; a clause has less to tell, and must be likelier
 * @returns one finding at most for each sentence
 */
export function readByJudge(sentences: readonly string[], least: number): ReviewFinding[] {
  return sentences.flatMap(
    (sentence) => judgeOne(sentence, least) ?? judgeClauses(sentence, surer(least)) ?? [],
  );
}

function judgeOne(words: string, least: number): ReviewFinding | null {
  judge ??= createJudge(restoreModel(stored));
  const { verdict, likelihood } = judge(words);
  if (likelihood < least) return null;
  const code = codeOf(verdict, words);
  return { code, words, message: messages[code] };
}

/** Where another thought may begin. */
const joint = /[,;:—–()]+ |(?<!\p{L})(?:but|because|while|though|whereas|and|so)(?!\p{L})/u;
const fewestWords = 4;

function judgeClauses(sentence: string, least: number): ReviewFinding | null {
  const clauses = sentence.split(joint).map((clause) => clause.trim());
  if (clauses.length === 1) return null;
  const told = clauses.filter((clause) => clause.split(' ').length >= fewestWords);
  // Two of them together, as one alone may be half of a claim.
  const pairs = clauses.slice(1).map((clause, at) => `${clauses[at] ?? ''}, ${clause}`);
  for (const part of clauses.length > 2 ? [...told, ...pairs] : told) {
    const finding = judgeOne(part, least);
    if (finding !== null) return { ...finding, words: sentence };
  }
  return null;
}

const codes: Record<Judgement['verdict'], ReviewCode> = {
  promise: 'profit-promise',
  safety: 'unstated-audit',
  listing: 'unstated-listing',
  partner: 'unstated-partner',
  figures: 'unstated-supply',
  secrets: 'secret-phrase',
  impersonation: 'impersonation',
};

function codeOf(verdict: Judgement['verdict'], plain: string): ReviewCode {
  const isOfWallets = verdict === 'secrets' && /\b(?:wallet|connect|claim|sign)/.test(plain);
  return isOfWallets ? 'wallet-request' : codes[verdict];
}

/** A part has less to tell than the whole, and must be likelier. */
export function surer(least: number): number {
  return 1 - (1 - least) / 2;
}
