import { randomBytes } from 'node:crypto';
import type { Reading } from '@moonpage/engine/compose/reading/reading.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { text } from '@moonpage/engine/text/text.ts';
import { createAnswerCheck } from './check-answer.ts';
import type { ModelFailure } from './failure.ts';
import { writeLinePrompt } from './line-prompt.ts';
import { createMemberReader } from './members.ts';
import type { Model, Question } from './model.ts';
import { writableLanguage } from './prompt.ts';
import { absent, type AnswerIssue, answerSchema, type RequestedField } from './requested-field.ts';
import { estimateTokens, type Usage } from './usage.ts';

/** A text of a page that is to be written anew. */
export interface Line {
  /** Unique among the lines, such as `hero.tagline`. */
  readonly name: string;
  /** What stands there now. */
  readonly text: string;
  /** What it is, such as `Tagline of Hero`. */
  readonly label: string;
  /** Most UTF-16 units. */
  readonly max: number;
}

/** What lines are written anew from. */
export interface LineTask {
  readonly facts: Facts;
  readonly reading: Reading;
  readonly document: Pick<PageDocument, 'design' | 'lang'>;
  readonly lines: readonly Line[];
  /** How they shall sound, in the creator's words; empty for no wish. */
  readonly wish: string;
  /** Every text of the page: what it says already, its creator has stated. */
  readonly said: readonly string[];
}

/** What a model made of lines. */
export interface WrittenLines {
  /** New texts by the names of their lines, fit for the page; one that stayed as it was is left out. */
  readonly texts: ReadonlyMap<string, string>;
  /** Why others cannot be used, by the names of their lines. */
  readonly refused: ReadonlyMap<string, readonly AnswerIssue[]>;
  /** How many lines were answered at all. */
  readonly answered: number;
  /** Null when the model came to an end by itself. */
  readonly failure: ModelFailure | null;
  readonly usage: Usage;
}

/** For the reasoning before the lines. */
const reasoningTokens = 3_000;
/** A page in large. */
const mostOutputTokens = 9_000;

function outputTokens(lines: readonly Line[]): number {
  const current = estimateTokens(lines.map(({ name, text: held }) => name + held));
  // Other languages take several times the tokens of English.
  return Math.min(mostOutputTokens, reasoningTokens + 4 * current);
}

/** The most tokens that the lines may use. */
export function mostTokensOfLines(task: LineTask): number {
  const { prompt, schema } = questionOf(task, fieldsOf(task.lines));
  return (
    estimateTokens([prompt.instructions, prompt.request, JSON.stringify(schema)]) + outputTokens(task.lines)
  );
}

/**
 * Lets a model write lines anew, once. Each is checked as a page's texts are: plain text of the allowed length with whole tokens, in a
 * language that pages have, without promises and without figures, links and claims that neither the form nor the page says. Never throws
 * for anything that a model does; what came whole before it failed is kept.
 */
export async function writeLines(
  task: LineTask,
  asking: { readonly model: Model } & Pick<Question, 'signal' | 'deadline'>,
): Promise<WrittenLines> {
  const { facts, document, lines, wish, said } = task;
  const { model, signal, deadline } = asking;
  const fields = fieldsOf(lines);
  const lang = wish === '' ? (writableLanguage(document.lang) ?? 'en') : null;
  const check = createAnswerCheck(facts, lang, said);
  const texts = new Map<string, string>();
  const refused = new Map<string, readonly AnswerIssue[]>();
  const seen = new Set<string>();
  const reader = createMemberReader((name, value) => {
    const field = fields.find((each) => each.name === name);
    if (!field || seen.has(name)) return;
    seen.add(name);
    const checked = check(field, value);
    if ('issues' in checked) refused.set(name, checked.issues);
    else if (typeof checked.value === 'string' && !isAsBefore(lines, name, checked.value))
      texts.set(name, checked.value);
  });
  const { failure, usage } = await model.ask(
    {
      ...questionOf(task, fields),
      picture: null,
      maxOutputTokens: outputTokens(lines),
      signal,
      deadline,
    },
    (piece) => reader.write(piece),
  );
  if (failure === null) {
    for (const { name } of lines) if (!seen.has(name)) refused.set(name, [absent]);
  }
  return { texts, refused, answered: seen.size, failure, usage };
}

function fieldsOf(lines: readonly Line[]): RequestedField[] {
  return lines.map(({ name, label, max }) => ({ name, schema: text(max), purpose: label }));
}

function questionOf({ document, lines, ...task }: LineTask, fields: readonly RequestedField[]) {
  return {
    prompt: writeLinePrompt({
      ...task,
      fields,
      lang: writableLanguage(document.lang),
      design: document.design,
      texts: Object.fromEntries(lines.map(({ name, text: held }) => [name, held])),
      delimiter: `=====${randomBytes(12).toString('hex')}=====`,
    }),
    schema: answerSchema(fields),
  };
}

function isAsBefore(lines: readonly Line[], name: string, written: string): boolean {
  return lines.some((line) => line.name === name && line.text === written);
}
