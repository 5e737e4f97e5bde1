import { reviewersOf } from '@moonpage/engine/compose/review.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { Asked } from './asked.ts';
import { findInventedFacts } from './invented-facts.ts';
import type { Problem } from './problem.ts';

/** What a model wrote in one place: fit for the page, or why not. */
export type Checked = { readonly value: unknown } | { readonly problems: readonly Problem[] };

/**
 * Holds one member of an answer against the document's schema and against what no page may say. Both look at it as it would stand
 * on the page: white space is made plain first, and the coin's own ticker becomes its token.
 */
export function checkAnswer({ schema }: Asked, written: unknown, facts: Facts): Checked {
  const parsed = schema.safeParse(mapTexts(written, (text) => tidy(text, facts)));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      message: `${[...path, ''].join('.')} ${message}.`.trimStart(),
      words: null,
    }));
    return { problems: problems.slice(0, 6) };
  }
  const problems = reviewAll(textsIn(parsed.data), facts);
  return problems.length > 0 ? { problems } : { value: parsed.data };
}

/** A model is asked again for less than a creator’s sentence is left out for: it has nothing to tell of its own. */
const doubtful = 0.75;

/** Each text by itself, then all of them in a row: a request may be spread over a heading and its paragraph. */
function reviewAll(texts: readonly string[], facts: Facts): Problem[] {
  const review = reviewersOf(facts, doubtful);
  const found = [
    ...texts.flatMap((text) => findInventedFacts(text, facts)),
    ...texts.flatMap(review.text),
    ...review.row(texts.join(' ')),
  ];
  return [...new Map(found.map(({ message, words }) => [message, { message, words }])).values()];
}

function tidy(text: string, { symbol }: Facts): string {
  const isOwn = (word: string) => word.slice(1).toUpperCase() === symbol.toUpperCase();
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\$[\p{L}\p{N}_]+/gu, (word) => (isOwn(word) ? '{ticker}' : word));
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
