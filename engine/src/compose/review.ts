import type { Facts } from '../facts.ts';
import { readSentences } from './reading/sentences.ts';
import { readByJudge, sayingsIn, surely, surer } from './review/by-judge.ts';
import { readByRules } from './review/by-rules.ts';
import { plainText } from './review/plain-text.ts';
import { reviewName } from './review/name-review.ts';
import { oncePerCode, requests } from './review/rule.ts';
import type { ReviewCode, ReviewFinding } from './review/rule.ts';
import { readStated } from './review/stated.ts';
import type { Stated } from './review/stated.ts';

export type { ReviewCode, ReviewFinding } from './review/rule.ts';

/**
 * Looks for what no page may say: promises of profit, requests for secrets or wallets, speaking as somebody else, links and
 * addresses outside their fields, and audits, listings, partners, figures, dates and giveaways that the creator did not state.
 * An empty list is a clean text. Reads English best, and the gravest in nine further languages.
 * @param stated what the creator said (`statedBy`): what stands in it, in the same words or figures, is not invented
 */
export function reviewText(text: string, stated?: string): ReviewFinding[] {
  return reviewWith(text, stated === undefined ? {} : { stated: readStated(stated) });
}

interface Reading {
  stated?: Stated;
  /** The text with tokens for names: a name says nothing of what a sentence says. */
  masked?: string;
  /** From which likelihood on the judge refuses; null where it cannot judge, because there are no sentences. */
  least?: number | null;
}

function reviewWith(text: string, { stated, masked = text, least = surely }: Reading): ReviewFinding[] {
  // What is known of a text is known of it as it stands.
  const isPlain = least === surely && masked === text;
  if (isPlain && knownClean.has(text)) return [];
  const { findings, cleared, plain } = readByRules(text, stated);
  const judged = least === null ? [] : judgeText({ text, masked, plain, least });
  if (isPlain && findings.length + cleared.size + judged.length === 0) rememberClean(text);
  const all = [...findings, ...judged.filter((finding) => !isLetPass(finding, cleared, stated))];
  return oncePerCode(all);
}

/** A name may hide what a sentence says, or say what it does not: without it, and as readers see it when that is very clear. */
function judgeText(of: { text: string; masked: string; plain: string; least: number }): ReviewFinding[] {
  const { text, masked, plain, least } = of;
  const isSame = masked === text;
  const found = readByJudge(sayingsIn(masked, isSame ? plain : null), least);
  return isSame || found.length > 0 ? found : readByJudge(sayingsIn(text, plain), surer(least));
}

/** Behind one of these, something else is said. */
const turn =
  /(?<!\p{L})(?:but|though|although|yet|however|instead|except|just|only|simply|still|now|unless)(?!\p{L})|[;—–]/u;

/**
 * Whether rules have let pass what the judge would not: the sentence itself denies it and says no more, or the creator stated it in
 * so many words.
 */
function isLetPass(
  { code, words }: ReviewFinding,
  cleared: ReadonlySet<ReviewCode>,
  stated: Stated | undefined,
): boolean {
  if (code.startsWith('unstated-') && stated?.says(words) === true) return true;
  if (cleared.size === 0 || turn.test(words)) return false;
  // `No fees: connect …` asks; `Supply: one billion` tells.
  if (words.includes(':') && !code.startsWith('unstated-')) return false;
  const own = readByRules(words, stated);
  // Who warns of one kind of request warns of the other.
  return own.cleared.has(code) || (requests.has(code) && [...requests].some((each) => own.cleared.has(each)));
}

/** Texts that are clean whatever a creator said: most are lines of our own, which come back on every page. */
const knownClean = new Set<string>();
const longestKnown = 400;

function rememberClean(text: string): void {
  if (text.length > longestKnown) return;
  if (knownClean.size >= 5000) knownClean.clear();
  knownClean.add(text);
}

export type Review = (text: string) => ReviewFinding[];

/**
 * `reviewText` for the texts of one coin's page: the creator's own statements are not invented, and bearing the coin's own name
 * is no impersonation, whatever that name is.
 * @param least from which likelihood on the judge refuses a sentence
 * @returns `text` for each by itself, `row` for all of a section's in a row, where no sentence has its end
 */
export function reviewersOf(facts: Facts, least: number = surely): { text: Review; row: Review } {
  const stated = readStated(statedBy(facts));
  const maskName = maskerOf(facts);
  const reviewNamesIn = namesReviewerOf(facts);
  const reviewerWith = (reading: Reading): Review => {
    return (text) => {
      const findings = [...reviewWith(text, reading), ...reviewNamesIn(text)];
      if (!findings.some(({ code }) => code === 'impersonation')) return findings;
      const isStill = reviewWith(maskName(text), reading).some(({ code }) => code === 'impersonation');
      return isStill ? findings : findings.filter(({ code }) => code !== 'impersonation');
    };
  };
  return { text: reviewerWith({ stated, least }), row: reviewerWith({ stated, least: null }) };
}

/** `reviewersOf` for single texts. */
export function reviewerOf(facts: Facts): Review {
  return reviewersOf(facts).text;
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
  const own = new Set(named.flatMap(({ value }) => readByRules(value).findings).map(({ code }) => code));
  return (text) => {
    const used = named.filter(({ token }) => text.includes(token));
    if (used.length === 0) return [];
    const refused = isBare(text) ? [] : used.flatMap(({ findings }) => findings);
    if (refused.length > 0 || !mayComplete) return refused;
    const filled = used.reduce((all, { token, value }) => all.replaceAll(token, () => value), text);
    return readByRules(filled).findings.filter(({ code }) => promisesAndRequests.has(code) && !own.has(code));
  };
}

/** Puts tokens where a text spells out the coin's own name or ticker. */
export function maskerOf({ name, symbol }: Pick<Facts, 'name' | 'symbol'>): (text: string) => string {
  const patternOf = (words: string) => {
    const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'giu');
  };
  const ofName = name.trim().length > 2 ? patternOf(name.trim()) : null;
  const ofTicker = patternOf(`$${symbol}`);
  return (text) => {
    const masked = ofName === null ? text : text.replaceAll(ofName, () => '{name}');
    return masked.includes('$') ? masked.replaceAll(ofTicker, () => '{ticker}') : masked;
  };
}

/**
 * Why no page may repeat a sentence of the creator's own description; an empty list where it may. Supply, taxes, locks and burns
 * have fields of their own, which pages mark as stated by the creator; said in passing they would read as if somebody had checked
 * them. A date is the creator's to tell.
 */
export function findUntellable(sentence: string, maskName: (text: string) => string): ReviewFinding[] {
  const masked = maskName(sentence);
  const find = (text: string) => reviewWith(text, { masked }).filter(({ code }) => code !== 'unstated-date');
  const findings = find(sentence);
  const isSomebody = findings.length > 0 && findings.every(({ code }) => code === 'impersonation');
  // A coin may bear the name of somebody, and its description may say it.
  return isSomebody ? find(masked) : findings;
}

/** The sentences of a coin's description that its page may repeat, whole and in their order. */
export function tellableSentences(facts: Pick<Facts, 'name' | 'symbol' | 'description'>): string[] {
  const maskName = maskerOf(facts);
  return readSentences(facts.description).filter(
    (sentence) => findUntellable(sentence, maskName).length === 0,
  );
}

/** Everything that the creator said about the coin and that its page may repeat, for `reviewText`. */
export function statedBy(
  facts: Pick<Facts, 'name' | 'symbol' | 'description' | 'creatorStated' | 'roadmap' | 'gallery'>,
): string {
  const { supply, buyTax, sellTax, liquidity, ownership } = facts.creatorStated;
  const isUntaxed = buyTax !== null && sellTax !== null && Number(buyTax) === 0 && Number(sellTax) === 0;
  return [
    ...tellableSentences(facts),
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
