import type { Facts } from '../facts.ts';
import { readSentences } from './reading/sentences.ts';
import { denies, requests } from './review/denial.ts';
import type { Surroundings } from './review/denial.ts';
import { figureRules } from './review/figures.ts';
import { impersonationRules, officialOfName } from './review/impersonation.ts';
import { alphabetRules, hanRules } from './review/languages.ts';
import { linkRules, siteIn } from './review/links.ts';
import { lettersForFigures } from './review/lookalikes.ts';
import { multipleRules } from './review/multiples.ts';
import { claimsOf, readingsOf, refusedInNames } from './review/name.ts';
import { outcomeRules } from './review/outcomes.ts';
import { plainText } from './review/plain-text.ts';
import { messages } from './review/rule.ts';
import type { ReviewCode, Rule } from './review/rule.ts';
import { rules } from './review/rules.ts';
import { stateRules } from './review/states.ts';
import { readStated } from './review/stated.ts';
import type { Stated } from './review/stated.ts';

export type { ReviewCode } from './review/rule.ts';

export interface ReviewFinding {
  code: ReviewCode;
  /** The words that gave the reason, in lower case and without accents. */
  words: string;
  /** One sentence for whoever wrote the text. */
  message: string;
}

const everywhere: readonly Rule[] = [
  ...rules,
  ...linkRules,
  ...multipleRules,
  ...outcomeRules,
  ...figureRules,
  ...stateRules,
  ...impersonationRules,
  ...alphabetRules,
];

/** What asks for a secret or a wallet is looked for once more where figures may be letters. */
const requestRules = rules.filter(({ code }) => requests.has(code));

/**
 * Looks for what no page may say: promises of profit, requests for secrets or wallets, speaking as somebody else, links and
 * addresses outside their fields, and audits, listings, partners, figures, dates and giveaways that the creator did not state.
 * An empty list is a clean text. Reads English best, and the gravest in nine further languages.
 * @param stated what the creator said (`statedBy`): what stands in it, in the same words or figures, is not invented
 */
export function reviewText(text: string, stated?: string): ReviewFinding[] {
  return reviewWith(text, stated === undefined ? undefined : readStated(stated));
}

function reviewWith(text: string, stated: Stated | undefined): ReviewFinding[] {
  if (knownClean.has(text)) return [];
  const plain = plainText(text);
  const findings: ReviewFinding[] = [];
  let isJudgedByStated = false;
  const find = (code: ReviewCode, words: string) => {
    findings.push({ code, words: words.trim(), message: messages[code] });
  };
  const search = (reading: string, applied: readonly Rule[]) => {
    for (const { code, pattern, canBeDenied, hint } of applied) {
      if (findings.some((finding) => finding.code === code)) continue;
      if (hint !== undefined && !hint.test(reading)) continue;
      pattern.lastIndex = 0;
      // Executed by hand: a copy of the pattern, which matchAll makes, costs more than the search.
      for (let match = pattern.exec(reading); match !== null; match = pattern.exec(reading)) {
        const [words] = match;
        if (canBeDenied && denies(code, around(reading, match.index, words.length))) continue;
        if (code.startsWith('unstated-') && stated?.holds(code, words)) {
          isJudgedByStated = true;
          continue;
        }
        find(code, words);
        break;
      }
    }
  };
  search(
    plain,
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(plain)
      ? [...everywhere, ...hanRules]
      : everywhere,
  );
  for (const reading of lettersForFigures(plain)) search(reading, requestRules);
  const official = plain.includes('official') && /\p{Ll}/u.test(text) ? text.match(officialOfName) : null;
  if (official !== null && !findings.some(({ code }) => code === 'impersonation')) {
    const before = plainText(text.slice(0, official.index));
    if (!denies('impersonation', { before, words: official[0], after: '' }))
      find('impersonation', plainText(official[0]));
  }
  const site = findings.some(({ code }) => code === 'link') ? null : siteIn(text);
  if (site !== null) find('link', site.toLowerCase());
  if (findings.length === 0 && !isJudgedByStated) rememberClean(text);
  return findings;
}

function around(text: string, from: number, length: number): Surroundings {
  return {
    before: text.slice(Math.max(0, from - 80), from),
    words: text.slice(from, from + length),
    after: text.slice(from + length, from + length + 60),
  };
}

/** Texts that are clean whatever a creator said: most are lines of our own, which come back on every page. */
const knownClean = new Set<string>();
const longestKnown = 400;

function rememberClean(text: string): void {
  if (text.length > longestKnown) return;
  if (knownClean.size >= 5000) knownClean.clear();
  knownClean.add(text);
}

/**
 * Looks for what no coin may be called: promises of profit, requests for secrets or wallets, audits and listings, and speaking as
 * somebody else. Jokes (`To The Moon`, `Elon Cat`) are names like others. An empty list is a name to use; each code comes once.
 * @param name of a coin, or its ticker
 */
export function reviewName(name: string): ReviewFinding[] {
  const found = readingsOf(name).flatMap((reading) => [
    ...reviewText(reading).filter(({ code }) => refusedInNames.has(code)),
    ...claimsOf(reading).map((claim) => ({ ...claim, message: messages[claim.code] })),
  ]);
  return found.filter(({ code }, at) => found.findIndex((each) => each.code === code) === at);
}

/**
 * `reviewText` for the texts of one coin's page: the creator's own statements are not invented, and bearing the coin's own name
 * is no impersonation, whatever that name is.
 */
export function reviewerOf(facts: Facts): (text: string) => ReviewFinding[] {
  const stated = readStated(statedBy(facts));
  const maskName = maskerOf(facts);
  const reviewNamesIn = namesReviewerOf(facts);
  return (text) => {
    const findings = [...reviewWith(text, stated), ...reviewNamesIn(text)];
    if (!findings.some(({ code }) => code === 'impersonation')) return findings;
    const isStill = reviewWith(maskName(text), stated).some(({ code }) => code === 'impersonation');
    return isStill ? findings : findings.filter(({ code }) => code !== 'impersonation');
  };
}

/** Whether a text is tokens and signs alone: nothing is said of what they stand for. */
export function isBare(text: string): boolean {
  return !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
}

/** What may complete a promise or a request that a line of ours began: nearly every name is none of it. */
const completing =
  /\d|[百千万]|moon|lambo|rich|million|profit|money|gain|pump|risk|guarant|return|invest|seed|phrase|keys?\b|wallet|words|secret|airdrop|reward|token|bitcoin|only|next/;

const promisesAndRequests: ReadonlySet<ReviewCode> = new Set([
  'profit-promise',
  'secret-phrase',
  'wallet-request',
]);

/**
 * What the coin's name and ticker make of a text that holds their tokens. A name that no coin may have any more stays a fact,
 * which stands by itself or among signs, and never inside a sentence (but bearing a name is no impersonation); any other must not complete a promise or a request.
 */
function namesReviewerOf({
  name,
  symbol,
}: Pick<Facts, 'name' | 'symbol'>): (text: string) => ReviewFinding[] {
  const named = [
    { token: '{name}', value: name },
    { token: '{ticker}', value: `$${symbol}` },
  ].map((each) => ({
    ...each,
    findings: reviewName(each.value).filter(({ code }) => code !== 'impersonation'),
  }));
  const mayComplete = completing.test(plainText(`${name} ${symbol}`));
  const own = new Set(named.flatMap(({ value }) => reviewText(value)).map(({ code }) => code));
  return (text) => {
    const used = named.filter(({ token }) => text.includes(token));
    if (used.length === 0) return [];
    const refused = isBare(text) ? [] : used.flatMap(({ findings }) => findings);
    if (refused.length > 0 || !mayComplete) return refused;
    const filled = used.reduce((all, { token, value }) => all.replaceAll(token, () => value), text);
    return reviewText(filled).filter(({ code }) => promisesAndRequests.has(code) && !own.has(code));
  };
}

/** Puts tokens where a text spells out the coin's own name or ticker. */
export function maskerOf({ name, symbol }: Pick<Facts, 'name' | 'symbol'>): (text: string) => string {
  const patternOf = (words: string) => {
    const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'giu');
  };
  return (text) => {
    const isWord = name.trim().length > 2;
    const masked = isWord ? text.replaceAll(patternOf(name.trim()), () => '{name}') : text;
    return masked.replaceAll(patternOf(`$${symbol}`), () => '{ticker}');
  };
}

/**
 * Why no page may repeat a sentence of the creator's own description; an empty list where it may. Supply, taxes, locks and burns
 * have fields of their own, which pages mark as stated by the creator; said in passing they would read as if somebody had checked
 * them. A date is the creator's to tell.
 */
export function findUntellable(sentence: string, maskName: (text: string) => string): ReviewFinding[] {
  const find = (text: string) => reviewText(text).filter(({ code }) => code !== 'unstated-date');
  const findings = find(sentence);
  const isSomebody = findings.length > 0 && findings.every(({ code }) => code === 'impersonation');
  // A coin may bear the name of somebody, and its description may say it.
  return isSomebody ? find(maskName(sentence)) : findings;
}

/** Everything that the creator said about the coin and that its page may repeat, for `reviewText`. */
export function statedBy(
  facts: Pick<Facts, 'name' | 'symbol' | 'description' | 'stated' | 'roadmap' | 'gallery'>,
): string {
  const maskName = maskerOf(facts);
  const { supply, buyTax, sellTax, liquidity, ownership } = facts.stated;
  const isUntaxed = buyTax !== null && sellTax !== null && Number(buyTax) === 0 && Number(sellTax) === 0;
  return [
    ...readSentences(facts.description).filter((sentence) => findUntellable(sentence, maskName).length === 0),
    supply === null ? '' : `supply ${supply}`,
    buyTax === null ? '' : `${buyTax}% buy tax`,
    sellTax === null ? '' : `${sellTax}% sell tax`,
    isUntaxed ? 'no tax, no taxes, zero tax, zero taxes, tax free, tax-free, 0% tax' : '',
    ...saying(['liquidity', 'lp'], liquidity),
    ...saying(['ownership', 'contract'], ownership),
    ...facts.roadmap.map(({ title }) => title),
    ...facts.gallery.map(({ caption }) => caption ?? ''),
  ].join('\n');
}

/** A state in the words in which it may be told: `Burned` as `liquidity is burned`. */
function saying(subjects: readonly string[], state: string | null): string[] {
  if (state === null) return [];
  return subjects.flatMap((each) => [
    `${each} ${state}, ${each} is ${state}, ${each} was ${state}, ${each} has been ${state}, ${state} ${each}`,
  ]);
}
