import { findLinks } from './links.ts';
import { hasInvisibleCharacters, toPlainText } from './plain-text.ts';
import { rules } from './rules.ts';
import type { ViolationCode } from './rules.ts';

export type { ViolationCode } from './rules.ts';

/** Words of a creator's text that would endanger readers. */
export interface PolicyViolation {
  code: ViolationCode;
  /** As they were written. */
  words: string;
  /** For the creator: one sentence that quotes the words and says what to do. */
  message: string;
}

const advice: Record<ViolationCode, string> = {
  'secret-request':
    'asks for a recovery phrase, key or password: no page may ask for one, so please remove it',
  'wallet-request':
    'asks people to connect or verify a wallet: please remove it, and let the Buy button lead them',
  doubling: 'promises more coins for coins that people send: please remove it',
  guarantee: 'guarantees a gain, which nobody can: please remove the guarantee',
  link: 'is a link: please remove it, and use the fields for links',
  invisible:
    'holds invisible characters or ones that turn the direction of text: please type it again without them',
};

/**
 * What the form refuses in a text of the creator's: requests for secrets, wallets or coins, guarantees of gain, links, and invisible
 * characters. English, by rules alone; everything else is the creator's to say.
 * @returns each code at most once, in a fixed order
 */
export function findPolicyViolations(text: string): readonly PolicyViolation[] {
  const { plain, written } = toPlainText(text);
  const found = rules.flatMap(({ code, pattern }) => {
    for (const { 0: words, index } of plain.matchAll(pattern))
      if (!isDenied(plain.slice(0, index), words))
        return [violation(code, written(index, index + words.length))];
    return [];
  });
  return [...found, ...findNameViolations(text)];
}

/** What the form refuses in a name or ticker: links and invisible characters. */
export function findNameViolations(text: string): readonly PolicyViolation[] {
  const [link] = findLinks(text);
  return [
    ...(link === undefined ? [] : [violation('link', link)]),
    ...(hasInvisibleCharacters(text) ? [violation('invisible', text)] : []),
  ];
}

const denial =
  /\b(?:never|not|no|nobody|none|nothing|without|don'?t|won'?t|cannot|can'?t|isn't|aren't|ain't|doesn't|didn't|wouldn't|neither|nor|beware|scam(?:s|mers?)?|refuse)\b/;
const deniedInside = /\b(?:not|never|nothing|no|nobody|isn't|aren't|don't|keep|guard|protect|hide)\b/;

/** What ends the reach of a denial: `Don't wait, enter …`, `No signup just connect …`. */
const clauseEnd =
  /[.,;:!?\n—–]|\b(?:and|but|so|just|then|simply|now|only|until|unless|forget|hesitate|miss|wait|worry|afraid)\b/;

/** Whether the clause before the words, or a word among them, turns them into a warning: `We never ask for …`. */
function isDenied(before: string, words: string): boolean {
  const clause = before.slice(-80).split(clauseEnd).at(-1) ?? '';
  return denial.test(clause) || deniedInside.test(words);
}

/** Longest quotation in a message, in UTF-16 units. */
const longestQuote = 80;

function violation(code: ViolationCode, words: string): PolicyViolation {
  const quoted = words.length > longestQuote ? `${words.slice(0, longestQuote).trim()}…` : words;
  return { code, words, message: `“${quoted}” ${advice[code]}.` };
}
