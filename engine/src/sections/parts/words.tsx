import { Fragment } from 'react';
import { en } from '../../languages/en.ts';
import { markForeignAddresses } from '../../chains/addresses-in.ts';
import { splitTokens, type TextPart } from '../../text/tokens.ts';
import type { PageContext } from '../page-context.ts';

const { questions, ...headings } = en.written;
/** What the composer wrote into documents for want of texts in their language. */
const ours: ReadonlySet<string> = new Set([
  ...Object.values(headings),
  ...Object.values(questions).flatMap(({ question, answer }) => [question, answer]),
]);

/**
 * A text of the document with its tokens filled; names are isolated, so that none turns its neighbours around. Words that are in another
 * language than the page say in which: the creator's sentences, and in a document in a language that we have no texts in, all but those
 * that we wrote into it in English.
 */
export function Words({ text, context }: { text: string; context: PageContext }) {
  const { Editor } = context;
  if (Editor) return <Editor text={text} context={context} />;
  const parts = splitTokens(text);
  const hasWords = parts.some((part) => 'literal' in part && /\p{L}/u.test(part.literal));
  const lang = languageIn(context, text);
  return lang !== undefined && hasWords ? (
    <span lang={lang}>
      <Filled parts={parts} context={context} />
    </span>
  ) : (
    <Filled parts={parts} context={context} />
  );
}

function languageIn({ lang, theirLang, facts }: PageContext, text: string): string | undefined {
  const isTheirs = theirLang !== undefined && facts.description.includes(text.replace(/[.]$/, ''));
  if (isTheirs) return theirLang;
  return ours.has(text) ? undefined : lang;
}

function Filled({ parts, context }: { parts: readonly TextPart[]; context: PageContext }) {
  return parts.map((part, position) =>
    'token' in part ? (
      <bdi key={position}>{context.tokens[part.token]}</bdi>
    ) : (
      <Fragment key={position}>{withMarks(part.literal, context)}</Fragment>
    ),
  );
}

/** A text with what it says of addresses that are not the contract, in the page's language. */
export function withMarks(text: string, { facts, texts }: PageContext): string {
  return markForeignAddresses(text, facts.contractAddress, texts.otherContract);
}
