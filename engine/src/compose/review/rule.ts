import { plainText } from './plain-text.ts';

/** Why a text may not stand on a page. */
export type ReviewCode =
  | 'profit-promise'
  | 'unstated-audit'
  | 'unstated-listing'
  | 'unstated-partner'
  | 'unstated-supply'
  | 'unstated-date'
  | 'unstated-giveaway'
  | 'impersonation'
  | 'secret-phrase'
  | 'wallet-request'
  | 'link'
  | 'address';

/** What is denied only in so many words: a page that asks for these in passing has already asked. */
export const requests: ReadonlySet<ReviewCode> = new Set(['secret-phrase', 'wallet-request']);

export interface ReviewFinding {
  code: ReviewCode;
  /** The words that gave the reason, in lower case and without accents. */
  words: string;
  /** One sentence for whoever wrote the text. */
  message: string;
}

/** The first finding of each code. */
export function oncePerCode(findings: readonly ReviewFinding[]): ReviewFinding[] {
  return findings.filter(({ code }, at) => findings.findIndex((each) => each.code === code) === at);
}

export interface Rule {
  code: ReviewCode;
  /** Meets `plainText`, so it has no capitals and no accents; global. */
  pattern: RegExp;
  /** Whether a no, not or never shortly before the words turns them into their opposite. */
  canBeDenied: boolean;
  /** Something that every match holds, and that is found much faster. */
  hint?: RegExp;
}

/** One sentence for whoever wrote the text. */
export const messages: Record<ReviewCode, string> = {
  'profit-promise': 'Nobody can promise what a coin will be worth: leave the promise out.',
  'unstated-audit': 'Leave out audits, locks and burns that the creator did not state.',
  'unstated-listing': 'Leave out exchange listings that the creator did not state.',
  'unstated-partner': 'Leave out partners and backers that the creator did not state.',
  'unstated-supply': 'Leave out supply, taxes, prices and counts that the creator did not state.',
  'unstated-date':
    'Leave out dates and times that the creator did not state: the launch is a fact of its own.',
  'unstated-giveaway': 'Leave out airdrops, presales and rewards that the creator did not state.',
  impersonation:
    'Nobody may speak as another person, company or authority, or claim their blessing: leave it out.',
  'secret-phrase': 'No page may ask for a recovery phrase or a key: leave it out.',
  'wallet-request': 'No page may ask people to connect or verify a wallet: leave it out.',
  link: 'Links belong in the form’s own fields, where they are checked.',
  address: 'An address belongs in the form’s own field, where it is checked.',
};

/** Whole words of any alphabet that separates them: `\b` knows Latin letters alone. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${alternatives.map(bare).join('|')})(?![\p{L}\p{N}])`,
    'gu',
  );
}

/** Words of scripts that do not separate them. */
export function within(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.map(bare).join('|'), 'gu');
}

/** Patterns are spelled with their accents and meet texts without. Character classes like `\S` have no accents. */
function bare(pattern: string): string {
  return pattern.replaceAll(/\P{ASCII}+/gu, (letters) => plainText(letters));
}
