import type { Facts } from '@moonpage/engine/facts.ts';
import {
  type EnteredText,
  keepSentences,
  keepStated,
  readEntered,
} from '@moonpage/engine/policy/model-text.ts';
import { type PageLanguage, pageLanguages } from '@moonpage/engine/languages/texts.ts';
import { certainLanguageOf } from '@moonpage/engine/languages/language-of.ts';
import type { z } from 'zod';
import { withoutPromises } from './promises.ts';
import { languageInEnglish } from './prompt.ts';
import type { AnswerIssue, RequestedField } from './requested-field.ts';

/** What a model wrote for one field: fit for the page, or why not. */
export type CheckedAnswer = { readonly value: unknown } | { readonly issues: readonly AnswerIssue[] };

/** Checks a model's answers for one coin, as they would stand on its page. */
export type CheckAnswer = (field: RequestedField, written: unknown) => CheckedAnswer;

const plainTextOnly = /<\/?[a-z!]|\]\(|```|&(?:#\w{1,8}|[a-z]{2,8});/i;
/** What models set words off with out of habit, which leaves the words as they are without it. */
const markdownMarks = /^(?:#{1,6}|[-*•]) +|\*\*|__/g;
const foreignToken = /\{(?!(?:name|ticker|chain|native)\})|(?<!\{(?:name|ticker|chain|native))\}/;

/**
 * @param lang what is written in; null for any language that pages have texts in
 * @param stated further texts whose figures, dates and claims are the creator's: what their page says already
 * @returns a check that evens out white space, takes Markdown's marks away, puts the token in the place of the coin's own ticker, drops
 * the sentences that promise or that the creator did not state, and holds the rest against the document's schema
 */
export function createAnswerCheck(
  facts: Facts,
  lang: PageLanguage | null = 'en',
  stated: readonly string[] = [],
): CheckAnswer {
  const entered = readEntered([...enteredIn(facts), ...stated]);
  return ({ name, schema }, written) => {
    if (name === 'design') return checkedBy(schema, [written]);
    const issues: AnswerIssue[] = [];
    const kept = mapTexts(written, (text) => {
      const tidied = tidy(text, facts);
      issues.push(...formatIssues(tidied));
      const stated = withoutUnstated(tidied, { entered, description: facts.description }, issues);
      return facts.contractAddress === null ? withoutAddress(stated, facts.description, issues) : stated;
    });
    issues.push(...languageIssues(textsIn(kept), facts, lang));
    if (issues.some(({ message }) => message !== unstatedMessage && message !== addressMessage))
      return { issues };
    // A place that may be empty keeps its place in a list; where none may, the whole item goes.
    const checked = checkedBy(schema, [kept, withoutEmptyItems(kept)]);
    return 'value' in checked ? checked : { issues: [...issues, ...checked.issues].slice(0, 6) };
  };
}

/** The first of the values that the schema takes, or what is wrong with the first. */
function checkedBy(schema: z.ZodType, values: readonly unknown[]): CheckedAnswer {
  const parsed = values.map((value) => schema.safeParse(value));
  const fit = parsed.find(({ success }) => success);
  if (fit !== undefined) return { value: fit.data };
  const issues = (parsed[0]?.error?.issues ?? []).map(({ path, message }) => ({
    message: `${[...path, ''].join('.')} ${message}.`.trimStart(),
    words: null,
  }));
  return { issues };
}

/** Everything that the creator entered and a document may repeat; dates, addresses and links are facts, and stand in none. */
function enteredIn({
  name,
  symbol,
  blockchain,
  description,
  creatorStated,
  roadmap,
  gallery,
}: Facts): string[] {
  const statements = Object.entries({ ...creatorStated, tax: creatorStated.buyTax ?? creatorStated.sellTax });
  return [
    name,
    symbol,
    blockchain,
    description,
    ...statements.flatMap(([field, value]) => (value === null ? [] : [`${field} ${value} ${value}%`])),
    ...roadmap.map(({ title }) => title),
    ...gallery.map(({ caption }) => caption ?? ''),
  ];
}

const unstatedMessage = 'Leave out figures, dates, links, handles and claims that the creator did not state.';

function withoutUnstated(
  text: string,
  { entered, description }: { entered: EnteredText; description: string },
  issues: AnswerIssue[],
): string {
  const { kept, unstated } = keepStated(text, entered);
  const { unpromising, promise } = withoutPromises(kept, description);
  const words = unstated ?? promise;
  if (words !== null) issues.push({ message: unstatedMessage, words: words.slice(0, 40) });
  return unpromising;
}

const addressMessage = 'There is no contract address yet: write nothing of an address.';
/** What every language of our pages calls an address, and a contract. */
const ofAddress =
  /\baddress(?:es)?\b|\bdirecci[oó]n|endereço|\badres|地址|địa chỉ|адрес|\balamat|\bcontra(?:ct|to|t)\b|\bvertrag|\bsözleşme|合约|hợp đồng|контракт|\bkontrak/i;

/** A step to an address that is not there sends readers to another one. */
function withoutAddress(text: string, description: string, issues: AnswerIssue[]): string {
  const { kept, reason } = keepSentences(text, (sentence) =>
    ofAddress.test(sentence) && !description.includes(sentence) ? addressMessage : null,
  );
  if (reason !== null) issues.push({ message: reason, words: null });
  return kept;
}

function formatIssues(text: string): AnswerIssue[] {
  const markup = plainTextOnly.exec(text);
  const token = foreignToken.exec(text);
  return [
    ...(markup ? [{ message: 'Plain text only: no markup.', words: markup[0] }] : []),
    ...(token
      ? [{ message: 'The only tokens are {name}, {ticker}, {chain} and {native}.', words: token[0] }]
      : []),
  ];
}

/** Whether it is in another language than it should be; the creator's own sentences may be in any. */
function languageIssues(
  texts: readonly string[],
  { description }: Facts,
  lang: PageLanguage | null,
): AnswerIssue[] {
  const theirs = description.replaceAll(/\s+/g, ' ');
  const written = texts
    .filter((text) => !theirs.includes(text))
    .join(' ')
    .replaceAll(/\{\w+\}/g, '');
  const found = certainLanguageOf(written);
  if (lang === null) {
    return found === null || pageLanguages.some((known) => known === found)
      ? []
      : [{ message: 'Write in a language that pages have texts in.', words: null }];
  }
  return (found ?? lang) === lang ? [] : [{ message: `Write in ${languageInEnglish(lang)}.`, words: null }];
}

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function tidy(text: string, { symbol }: Facts): string {
  const isOwn = (word: string) => word.slice(1).toUpperCase() === symbol.toUpperCase();
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(markdownMarks, '')
    .replaceAll(/\$[\p{L}\p{N}_]+/gu, (word) => (isOwn(word) ? '{ticker}' : word));
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}

/** Question and answer go together. */
function withoutEmptyItems(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.filter((item: unknown) => item !== '' && !Object.values(Object(item)).includes(''));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      Array.isArray(each) ? withoutEmptyItems(each) : each,
    ]),
  );
}
