import { readSentences } from '../reading/sentences.ts';
import { createJudge } from './judge/judge.ts';
import type { Judge, Judgement } from './judge/judge.ts';
import { restoreModel } from './judge/model.ts';
import stored from './judge/model.json' with { type: 'json' };
import { plainText } from './plain-text.ts';
import { messages } from './rule.ts';
import type { ReviewCode, ReviewFinding } from './rule.ts';

/** How likely a creator's sentence must be one to refuse: of a hundred honest ones about one is (`judge/exam.test.ts`). */
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
 * their like.
 * @param sentences in plain text
 * @param least likelihood, from 0 to 1, from which a sentence is refused
 */
export function readByJudge(sentences: readonly string[], least: number): ReviewFinding[] {
  judge ??= createJudge(restoreModel(stored));
  const findings: ReviewFinding[] = [];
  for (const words of sentences) {
    const { verdict, likelihood } = judge(words);
    if (likelihood < least) continue;
    const code = codeOf(verdict, words);
    if (!findings.some((each) => each.code === code)) findings.push({ code, words, message: messages[code] });
  }
  return findings;
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
