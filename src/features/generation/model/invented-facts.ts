import { chainOf } from '@moonpage/engine/chains/chains.ts';
import { statedBy } from '@moonpage/engine/compose/review.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { findInventedClaims } from './invented-claims.ts';
import type { Problem } from './problem.ts';

/** Something that only the creator can know, or that belongs elsewhere, in a text that a model wrote. */
interface Rule {
  readonly pattern: RegExp;
  /** Whether these very words are the creator's. */
  readonly isKnown: (words: string, known: Known) => boolean;
  readonly message: string;
}

interface Known {
  /** Everything that the creator typed, in one spelling. */
  readonly said: string;
  /** Tickers with their `$`, in small letters. */
  readonly tickers: ReadonlySet<string>;
}

const isSaid = (words: string, { said }: Known) => said.includes(words);
const never = () => false;
const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?`;

const rules: readonly Rule[] = [
  {
    pattern: /<\/?[a-z!][^>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\]\(|```|\bjavascript:|\bdata:\w+\//g,
    isKnown: never,
    message: 'Plain text only: no markup.',
  },
  {
    pattern: /\{(?!(?:name|ticker|chain|native)\})[^}]*\}?|(?<!\{(?:name|ticker|chain|native))\}/g,
    isKnown: never,
    message: 'The only tokens are {name}, {ticker}, {chain} and {native}.',
  },
  {
    pattern: /(?<![\w@])@[a-z0-9_]{2,}/g,
    isKnown: isSaid,
    message: 'Leave out handles: groups and accounts are put on the page by us.',
  },
  {
    pattern: /\$[a-z][a-z0-9]{1,11}\b/g,
    isKnown: (words, known) => known.tickers.has(words) || isSaid(words, known),
    message: 'Name no other ticker; write {ticker} for the coin’s own.',
  },
  {
    pattern:
      /\d[\d.,]*\s?(?:%|percent\b|per cent\b)|[$€£¥₿]\s?\d[\d.,]*|\d[\d.,]*\s?(?:usd\b|dollars?\b|euros?\b)/g,
    isKnown: isSaid,
    message: 'Leave out percentages and sums that the creator did not state.',
  },
  {
    pattern:
      /\b\d[\d.,]*\s?(?:k|m|mm|bn|b|t|thousand|million|billion|trillion|quadrillion)\b|\b\d{1,3}(?:[.,]\d{3})+\b|\b\d{4,}\b/g,
    isKnown: isSaid,
    message: 'Leave out large numbers and years that the creator did not state.',
  },
  {
    pattern: new RegExp(
      String.raw`\b${month} \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?!\w)|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|\bq[1-4]\b`,
      'g',
    ),
    isKnown: isSaid,
    message: 'Leave out dates and times: the launch is put on the page by us.',
  },
  {
    pattern: /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu,
    isKnown: never,
    message: 'Leave out invisible characters.',
  },
];

/**
 * What a text says that its writer cannot know: facts come from the creator, and those that have a field of their own are put on the
 * page by us. Stricter than `reviewerOf`, which also reads what people wrote: a model has no figures of its own.
 * @returns each kind of finding once.
 */
export function findInventedFacts(text: string, facts: Facts): Problem[] {
  const plain = inOneSpelling(text);
  const native = chainOf(facts.blockchain).native;
  const known: Known = {
    said: inOneSpelling(`${facts.name} ${statedBy(facts)}`),
    tickers: new Set(
      [facts.symbol, ...(native === null ? [] : [native])].map((each) => `$${each.toLowerCase()}`),
    ),
  };
  const found = rules.flatMap(({ pattern, isKnown, message }) => {
    const all = Array.from(plain.matchAll(pattern), ([words]) => words.trim());
    const invented = all.find((words) => !isKnown(words, known));
    return invented === undefined ? [] : [{ message, words: invented.slice(0, 40) }];
  });
  const said = [facts.name, facts.symbol, facts.blockchain, statedBy(facts)].join('\n');
  return [...found, ...findInventedClaims(text, said)];
}

function inOneSpelling(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').toLowerCase();
}
