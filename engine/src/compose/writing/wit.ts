import { linesFor, type Place, places, type Wording } from '../../designs/lines.ts';
import { capital } from './capital.ts';
import type { Facts } from '../../facts.ts';
import { findPolicyViolations } from '../../policy/creator-text.ts';
import { fillTokens, tokenValues } from '../../text/tokens.ts';
import { hashOf, mulberry32, pickFor, pickText, shuffled } from '../outline/random.ts';
import type { Reading } from '../reading/reading.ts';
import { isolate } from './quotation.ts';

/** Longest line of each place with its tokens filled; a long name takes a line of few words. */
const longest: Record<Place, number> = {
  hero: 150,
  marquee: 40,
  countdown: 64,
  storyEnd: 240,
  buy: 170,
  closing: 170,
};
/** Sentences of which a description needs more before one is quoted there. */
const fewestBefore: Partial<Record<Place, number>> = { hero: 1, storyEnd: 3 };
/** Where a coin whose creator shouts, hugs or greets apes hears that tone, and no line that suits every coin. */
const tonal: readonly Place[] = ['hero', 'countdown', 'storyEnd', 'buy', 'closing'];
/** What lines about buying say of the contract's address and of what is done with it; a browser's bar is another. */
const ofAddress = /\b(?:address(?:es)?(?! bar)|characters?|codes?|compare|copy|letters?|number|paste)\b/i;
/** What is quoted inside a line of ours is short. */
const longestInside = 90;

interface Page {
  readonly reading: Reading;
  readonly facts: Facts;
  readonly wording: Wording;
  readonly seed: number;
}

/** One line of ours for each place of a page. @returns null for a place where none suits the coin. */
export function ourLines(page: Page): Record<Place, string | null> {
  // A line that meets the creator's words by chance says them twice: stairs of ours beside stairs of theirs.
  const theirs = [page.facts.name, ...page.reading.sentences].flatMap(tellingWords);
  const said: Said = { quotes: new Set(), words: new Set(theirs) };
  // What the coin is about is said once at least, where a design has a line for it.
  const naming = pickFor('about', page.seed, places);
  const lines = places.map((place) => [place, lineFor(place, page, said, place === naming)] as const);
  return Object.fromEntries(lines) as Record<Place, string | null>;
}

/** What the creator and earlier lines of the page took: a sentence is quoted once, and two lines about one staircase tell one joke. */
interface Said {
  readonly quotes: Set<string>;
  readonly words: Set<string>;
}

/** Words that carry a joke, by their length. */
function tellingWords(line: string): string[] {
  return (
    line
      .toLowerCase()
      .replaceAll(/\{[a-z ]+\}/g, ' ')
      .match(/\p{L}{6,}/gu) ?? []
  );
}

function lineFor(
  place: Place,
  { reading, facts, wording, seed }: Page,
  said: Said,
  namesSubject: boolean,
): string | null {
  const quote = quoteFor(place, reading, (sentence) => !said.quotes.has(sentence));
  const fitting = fittingLines(place, { reading, facts, wording }, quote);
  const fresh = fitting.filter(({ line }) => !tellingWords(line).some((word) => said.words.has(word)));
  const naming = namesSubject ? fitting.filter(({ line }) => line.includes('subject}')) : [];
  const list = [naming, fresh, fitting].find(({ length }) => length > 0) ?? [];
  const chosen = pickText(place, seed, list, ({ line }) => line);
  if (chosen === undefined) return null;
  if (quote !== undefined && chosen.line.includes('{quote}')) said.quotes.add(quote);
  for (const word of tellingWords(chosen.line)) said.words.add(word);
  return chosen.text;
}

/** What a line of a place may quote: under a story not the sentence with which it begins. */
function quoteFor(
  place: Place,
  { quotes, sentences }: Reading,
  isUnsaid: (sentence: string) => boolean,
): string | undefined {
  return quotes.find(
    (sentence) =>
      sentence.length <= longestInside &&
      isUnsaid(sentence) &&
      !(place === 'storyEnd' && sentence === sentences[0]),
  );
}

/**
 * Every line of ours that suits a coin in one place, in an order of this coin's own.
 * @param said what the page says elsewhere: what it quotes is not quoted once more
 */
export function linesAt(place: Place, page: Omit<Page, 'seed'>, said: readonly string[]): string[] {
  const isUnsaid = (sentence: string) => !said.some((text) => text.includes(sentence));
  const quote = quoteFor(place, page.reading, isUnsaid);
  const lines = fittingLines(place, page, quote).map(({ text }) => text);
  return shuffled(mulberry32(hashOf(`${place} ${page.facts.name}`)), lines);
}

function fittingLines(
  place: Place,
  { reading, facts, wording }: Omit<Page, 'seed'>,
  quote: string | undefined,
): { line: string; text: string }[] {
  const { noun = '', counted = null } = reading.subject ?? {};
  const has: Readonly<Record<string, boolean>> = {
    '{subject}': noun !== '',
    '{a subject}': counted !== null,
    // The only sentence is the story, and under a short story its own sentence is an echo.
    '{quote}': quote !== undefined && reading.sentences.length > (fewestBefore[place] ?? 0),
    '{chain}': facts.blockchain !== 'Other',
    '{native}': facts.blockchain !== 'Other',
  };
  const values = tokenValues(facts);
  const isOwn = reading.tone !== 'deadpan' && tonal.includes(place);
  return (
    linesFor(wording.lines, place, reading.tone, isOwn)
      .filter((line) => (line.match(/\{[a-z ]+\}/g) ?? []).every((need) => has[need] ?? true))
      .map((line) => ({ line, text: fill(line, { noun, counted: counted ?? '', quote: quote ?? '' }) }))
      .filter(({ text }) => fillTokens(text, values).length <= longest[place])
      .filter(({ line }) => place !== 'buy' || facts.contractAddress !== null || !ofAddress.test(line))
      // What is harmless alone may not be so in a line of ours: `a seed phrase`.
      .filter(({ line, text }) => line === text || findPolicyViolations(text).length === 0)
  );
}

function fill(line: string, words: { noun: string; counted: string; quote: string }): string {
  const quoted = quotable(words.quote);
  const filled = line
    .replaceAll('{a subject}', () => words.counted)
    .replaceAll('{subject}', () => words.noun)
    .replaceAll('{quote}', () => quoted);
  return isolate(/^\{(?:a )?subject\}/.test(line) ? capital(filled) : filled, quoted);
}

/** A sentence as it stands among ours, with a stop behind Latin letters, whose own marks of quotation are those inside a quotation. */
export function quotable(sentence: string): string {
  const stopped = /[\p{sc=Latin}\p{N}]$/u.test(sentence) ? `${sentence}.` : sentence;
  return stopped.replaceAll(/[“”"]/g, (mark, at: number, whole: string) => {
    const opens = mark === '“' || (mark === '"' && (at === 0 || whole.charAt(at - 1) === ' '));
    return opens ? '‘' : '’';
  });
}
