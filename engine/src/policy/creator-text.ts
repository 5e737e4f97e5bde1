import { findLinks } from './links.ts';
import { findInvisible, toPlainText, withoutHidden } from './plain-text.ts';
import type { PlainText } from './plain-text.ts';
import { englishRules } from './rules.ts';
import { rulesByLanguage } from './rules-by-language.ts';
import type { Rule, ViolationCode } from './rules.ts';

export type { ViolationCode } from './rules.ts';

/** Words of a creator's text that would endanger readers. */
export interface PolicyViolation {
  code: ViolationCode;
  /** As they were written. */
  words: string;
  /** For the creator: one sentence that quotes the words and says what to do. */
  message: string;
}

const rules = [...englishRules, ...rulesByLanguage];

const advice: Record<ViolationCode, string> = {
  'secret-request':
    'asks for a recovery phrase, key or password: no page may ask for one, so please remove it',
  'wallet-request':
    'asks people to connect or verify a wallet: please remove it, and let the Buy button lead them',
  doubling: 'promises more coins for coins that people send: please remove it',
  guarantee: 'guarantees a gain, which nobody can: please remove the guarantee',
  link: 'is a link: please remove it, and use the fields for links',
  'site-request':
    'sends people to a site to claim, connect or move something: please remove the site or the request',
  invisible: 'holds an invisible character or one that turns the direction of text',
};

/**
 * What the form refuses in a text of the creator's: requests for secrets, wallets or coins, guarantees of gain, links, and invisible
 * characters. By rules alone, English ones and some phrases of other languages; everything else is the creator's to say.
 * @returns each code at most once, in a fixed order
 */
export function findPolicyViolations(text: string): readonly PolicyViolation[] {
  const found = new Map<ViolationCode, PolicyViolation>();
  for (const { plain, written } of readingsOf(text)) {
    for (const rule of rules) {
      if (found.has(rule.code)) continue;
      const range = findRange(rule, plain);
      if (range !== null) found.set(rule.code, violation(rule.code, written(range.start, range.end)));
    }
  }
  return [...found.values(), ...findNameViolations(text)];
}

/** The same in a description, which may name the coin's site, bot or mail, and send nobody there for their coins. */
export function findDescriptionViolations(text: string): readonly PolicyViolation[] {
  const request = text.split(sentenceBreak).find(sendsToSite);
  return [
    ...findPolicyViolations(text).filter(({ code }) => code !== 'link'),
    ...(request === undefined ? [] : [violation('site-request', request.trim())]),
  ];
}

const sentenceBreak = /(?<=[.!?…])\s|\n/;
/** As words, not as parts of a host. */
const siteRequest =
  /(?<![\w.-])(?:claim(?:ing|able)?|(?:re)?connect(?:ing)?|migrat(?:e|ing|ion)|airdrops?)(?![\w-]|\.\w)/g;

/** Right before the request: `no gas needed to claim` denies something else. */
const siteDenial =
  /\b(?:(?:no|any)(?: (?:such|official|free|real))?|(?:never|not|cannot|nobody|fake|beware of|avoid|stop|[a-z]{2,6}n't)(?: [a-z]+){0,5}) $/;

function sendsToSite(sentence: string): boolean {
  if (findLinks(sentence, 'likely').length === 0) return false;
  const { plain } = toPlainText(sentence);
  return [...plain.matchAll(siteRequest)].some(
    ({ 0: words, index }) => !isDenied(plain, index, index + words.length, siteDenial),
  );
}

/** What the form refuses in a name or ticker: links and invisible characters. */
export function findNameViolations(text: string): readonly PolicyViolation[] {
  const [link] = findLinks(text);
  const invisible = findInvisible(text);
  return [
    ...(link === undefined ? [] : [violation('link', link)]),
    ...(invisible === null ? [] : [invisibleViolation(text, invisible)]),
  ];
}

/** A line break inside a sentence: before a small letter it surely is one, between other words it may be. */
const continued = /(?<=[\p{L}\p{N},]) ?\r?\n ?(?=\p{Ll})/gu;
const broken = /(?<=[\p{L}\p{N},]) ?\r?\n ?(?=[\p{L}\p{N}])/gu;

/** A text with the line breaks that its sentences surely have taken out, and with all that they may have. */
function readingsOf(text: string): PlainText[] {
  const [sure = text, possible = text] = [continued, broken].map((lineBreak) =>
    text.replaceAll(lineBreak, (blank) => ' '.repeat(blank.length)),
  );
  return (sure === possible ? [sure] : [sure, possible]).map(toPlainText);
}

/** `Anyone who …` before a finding and what they are behind it. */
const somebody = /\bwho(?:ever)?\b/;
const accusation =
  /^[^.!?\n]{0,40}\b(?:is|are) (?:an? |all |always )?(?:scam|fake|fraud|liar|lying|thief|thieves|imposter|impostor)/;

/** What ends the reach of a denial: `Don't wait, enter …`, `No signup just connect …`. */
const clauseEnd =
  /[.,;:!?\n。—–]| --? |\b(?:and|but|so|just|then|simply|now|only|until|unless|forget|hesitate|miss|wait|worry|afraid)\b| (?:y|e|et|ve|и|pero|mais|но) |\bn?e? ?manquez pas\b|не пропусти/;

/** Says of a cost that it is none, and denies nothing else: `No fees to connect your wallet`. */
const free =
  /(?:\b(?:no|without|zero|sin|sans|sem)|без|没有|无) ?(?:gas|fees?|kyc|sign-?up|registration|comisi\p{L}*|frais|taxas?|комисси\p{L}*|手续费|费用)/gu;

/** Characters before a part in which a denial is looked for, and after it in which the next part is. */
const reach = 80;
const sentenceEnd = /(?<=[.!?])(?=\s|$)|[\n。]/;

/** Where a rule's parts stand one after the other in a sentence and nothing denies them; null when nowhere. */
function findRange(
  { parts, denial, denialInside, isDenial }: Rule,
  plain: string,
): { start: number; end: number } | null {
  const [first, ...others] = parts;
  for (const { 0: words, index: start } of first === undefined ? [] : plain.matchAll(first)) {
    let end = start + words.length;
    let between = '';
    const areThere = others.every((part) => {
      const found = findNext(part, plain, end);
      if (found === null) return false;
      between += `${plain.slice(end, found.start)} `;
      end = found.end;
      return true;
    });
    const inside = isDenial ? between : plain.slice(start, end);
    if (areThere && !isDenied(plain, start, end, denial) && !denialInside.test(inside)) return { start, end };
  }
  return null;
}

function findNext(part: RegExp, plain: string, position: number): { start: number; end: number } | null {
  const [sentence = ''] = plain.slice(position, position + reach).split(sentenceEnd, 1);
  const [found] = sentence.matchAll(part);
  if (found === undefined) return null;
  const start = position + found.index;
  return { start, end: start + found[0].length };
}

/** Whether the words around a finding turn it into a warning: `We never ask for …`, `Anyone who asks for … is a scammer`. */
function isDenied(plain: string, start: number, end: number, denial: RegExp): boolean {
  const clause =
    plain
      .slice(Math.max(0, start - reach), start)
      .split(clauseEnd)
      .at(-1)
      ?.replace(free, '') ?? '';
  return denial.test(clause) || (somebody.test(clause) && accusation.test(plain.slice(end, end + reach)));
}

/** Longest quotation in a message, in UTF-16 units. */
const longestQuote = 80;

/** Characters that are quoted on either side of one that is not seen. */
const quotedBeside = 10;

function invisibleViolation(text: string, { index, character }: { index: number; character: string }) {
  const before = Array.from(text.slice(0, index)).slice(-quotedBeside).join('');
  const after = Array.from(text.slice(index + character.length))
    .slice(0, quotedBeside)
    .join('');
  const codePoint = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    code: 'invisible' as const,
    words: `${before}${character}${after}`,
    message: `“${withoutHidden(`${before}${after}`).trim()}” ${advice.invisible} (U+${codePoint}): please type it again without it.`,
  };
}

function violation(code: ViolationCode, words: string): PolicyViolation {
  const quoted = words.length > longestQuote ? `${words.slice(0, longestQuote).trim()}…` : words;
  return { code, words, message: `“${quoted}” ${advice[code]}.` };
}
