import { pageTexts } from '@moonpage/engine/languages/languages.ts';
import { randomBytes } from 'node:crypto';
import type { Reading } from '@moonpage/engine/compose/reading/reading.ts';
import type { DesignName } from '@moonpage/engine/document/design-names.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { GrowingPage } from './growing-page.ts';
import {
  absent,
  type AnswerIssue,
  answerSchema,
  type RequestedField,
  designField,
  headFields,
  isForModels,
  sectionField,
  isDesignName,
  pageNames,
  withAnswer,
} from './model/requested-field.ts';
import { createAnswerCheck } from './model/check-answer.ts';
import type { ModelFailure } from './model/failure.ts';
import { createMemberReader } from './model/members.ts';
import type { Model, Question } from './model/model.ts';
import { writableLanguage, writePrompt } from './model/prompt.ts';
import { addUsage, estimateTokens, noUsage, pictureTokens, type Usage } from './model/usage.ts';
import type { Outcome, Substitution } from './outcome.ts';
import type { PageDraft } from './draft-page.ts';

/** A page as it was written, and how. */
export interface WrittenPage {
  readonly document: PageDocument;
  readonly outcome: Outcome;
  readonly substitutions: readonly Substitution[];
  /** Why the last question was not answered to its end, for the log; null when it was, or when nobody was asked. */
  readonly failure: ModelFailure | null;
  /** How many sections were requested of a model, and how many the composer wrote in its place. */
  readonly requested: number;
  readonly composed: number;
  readonly usage: Usage;
}

export interface Writing {
  readonly model: Model;
  readonly facts: Facts;
  /** What the composer reads in them. */
  readonly reading: Reading;
  readonly draft: PageDraft;
  /** Whether the draft's design stays; else the model chooses one. */
  readonly isDesignChosen: boolean;
  /** The draft in the design that the model chose. */
  readonly redraft: (design: DesignName) => PageDraft;
  readonly picture: Uint8Array | null;
  readonly growing: GrowingPage;
  /** Ends every request; its reason is a `ModelFailure`. */
  readonly signal: AbortSignal;
  /** When it aborts, on the clock of the model's timer. */
  readonly deadline: number;
}

/** For a page with every section: about 2,500 tokens of text, and as many again for a model that thinks first. */
const maxOutputTokens = 8_000;

type Assigned = Pick<Writing, 'facts' | 'reading' | 'draft' | 'isDesignChosen'>;

/** What is requested of a model, in the order in which it answers. */
export function requestedFields({
  draft,
  isDesignChosen,
}: Pick<Assigned, 'draft' | 'isDesignChosen'>): RequestedField[] {
  const design = isDesignChosen ? [] : [designField];
  const { again, shown } = draft;
  if (again === null)
    return [...design, ...headFields, ...shown.flatMap((section) => sectionField(section) ?? [])];
  // What a model wrote stays while its facts do; the composer's words stand in for a model's.
  const { changed, composed } = again;
  const head = headFields.filter(({ name }) => changed.has(name) || composed.has(name));
  const sections = shown.filter(
    ({ id, kind }) =>
      composed.has(id) || [...(changed.get(id) ?? [])].some((field) => isForModels(kind, field)),
  );
  return [...design, ...head, ...sections.flatMap((section) => sectionField(section) ?? [])];
}

/** The most tokens that a page may use: two questions, each with the longest answer. */
export function mostTokens({ facts, reading, draft, isDesignChosen }: Assigned): number {
  const design = isDesignChosen ? draft.document.design : null;
  const { prompt, schema } = questionParts(
    { facts, reading, draft, design },
    requestedFields({ draft, isDesignChosen }),
    new Map(),
  );
  const input = estimateTokens([prompt.instructions, prompt.request, JSON.stringify(schema)]);
  return 2 * (input + pictureTokens + maxOutputTokens);
}

/**
 * Lets a model write the page. Each section is checked by schema and text policy before it is shown or kept; what fails is requested
 * once more, with the issues; what fails again is the composer's. Never throws for anything that a model does.
 */
export async function writeWithModel(writing: Writing): Promise<WrittenPage> {
  const { facts, reading, growing } = writing;
  const requested = requestedFields(writing);
  const lang = writableLanguage(writing.draft.document.lang);
  const checkAnswer = createAnswerCheck(facts, lang);
  const accepted = new Map<string, unknown>();
  const refused = new Map<string, readonly AnswerIssue[]>();
  let draft = writing.draft;
  let usage = noUsage;

  const start = () => {
    if (!growing.isStarted()) growing.start(draft);
  };
  const documentNow = () => filledDocument(draft, accepted);
  const writerOf = (id: string) => (accepted.has(id) || isKept(draft, id) ? 'model' : 'composer');
  /** Shows the sections that no model is requested to write, as far as those before them are there. */
  const putComposed = () => {
    for (const { id } of draft.shown) {
      if (growing.isPut(id)) continue;
      if (requested.some(({ name }) => name === id)) return;
      growing.put(documentNow(), id, writerOf(id));
    }
  };
  const accept = (field: RequestedField, written: unknown) => {
    const checked = checkAnswer(field, written);
    if ('issues' in checked) {
      refused.set(field.name, checked.issues);
      return;
    }
    accepted.set(field.name, checked.value);
    try {
      if (field.name === 'design') {
        if (isDesignName(checked.value) && !growing.isStarted()) draft = writing.redraft(checked.value);
        start();
      } else if (isSectionName(field.name)) {
        start();
        growing.put(documentNow(), field.name, 'model');
      }
      putComposed();
    } catch (error) {
      // What cannot be shown must not be on the page that is kept.
      accepted.delete(field.name);
      throw error;
    }
  };
  const request = async (wanted: readonly RequestedField[]): Promise<ModelFailure | null> => {
    const reader = createMemberReader((name, value) => {
      const field = wanted.find((each) => each.name === name);
      if (field && !accepted.has(name)) accept(field, value);
    });
    const question: Question = {
      ...questionParts(
        { facts, reading, draft, design: growing.isStarted() ? draft.document.design : null },
        wanted,
        refused,
      ),
      picture: writing.picture,
      maxOutputTokens,
      signal: writing.signal,
      deadline: writing.deadline,
    };
    const answer = await writing.model.ask(question, (piece) => reader.write(piece));
    usage = addUsage(usage, answer.usage);
    return answer.failure;
  };
  const missing = () => requested.filter(({ name }) => !accepted.has(name));

  if (writing.isDesignChosen) start();
  let failure = await request(requested);
  const mayRetry = failure === null || failure.code === 'DROPPED' || failure.code === 'TOO_LONG';
  if (mayRetry && missing().some(({ name }) => isSectionName(name))) {
    start();
    for (const { name } of missing()) if (!refused.has(name)) refused.set(name, [absent]);
    failure = await request(missing().filter(({ name }) => name !== 'design'));
  }

  start();
  const isTheirs = [...accepted.keys()].some(isSectionName);
  const theirs = { generator: writing.model.name, lang };
  const document = isTheirs ? { ...documentNow(), ...theirs } : documentNow();
  for (const { id } of draft.shown) growing.put(document, id, writerOf(id));
  const left = missing();
  return {
    document,
    outcome: left.length === 0 ? 'WRITTEN' : (failure?.code ?? 'UNFIT'),
    substitutions: left.map(({ name }) => ({ name, reason: reasonFor(refused.get(name), failure) })),
    failure,
    requested: requested.filter(({ name }) => isSectionName(name)).length,
    composed: left.filter(({ name }) => isSectionName(name)).length,
    usage,
  };
}

/** Whether a section stands as a model wrote it before. */
function isKept({ again }: PageDraft, id: string): boolean {
  return again !== null && !again.composed.has(id) && !again.changed.has(id);
}

function reasonFor(issues: readonly AnswerIssue[] | undefined, failure: ModelFailure | null): string {
  const messages = issues?.map(({ message }) => message).join(' ');
  return messages ?? (failure ? 'The answer did not come to it.' : absent.message);
}

function questionParts(
  { draft, ...asked }: Pick<Writing, 'facts' | 'reading' | 'draft'> & { readonly design: DesignName | null },
  requested: readonly RequestedField[],
  refused: ReadonlyMap<string, readonly AnswerIssue[]>,
) {
  const delimiter = `=====${randomBytes(12).toString('hex')}=====`;
  const refusals = requested.flatMap(({ name }) => {
    const issues = refused.get(name);
    return issues ? [{ name, issues }] : [];
  });
  const lang = writableLanguage(draft.document.lang);
  const hasWit = pageTexts(draft.document.lang).lang === undefined;
  return {
    prompt: writePrompt({ ...asked, requested, refusals, lang, hasWit, delimiter }),
    schema: answerSchema(requested),
  };
}

/** The document with everything in it that was accepted; a section's value was parsed by the schema of what was asked of it. */
function filledDocument(
  { document, again }: PageDraft,
  accepted: ReadonlyMap<string, unknown>,
): PageDocument {
  const textOr = (name: string, otherwise: string) => {
    const value = accepted.get(name);
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    ...document,
    title: textOr('title', document.title),
    description: textOr('description', document.description),
    sections: document.sections.map((section) => {
      const answer = accepted.get(section.id);
      if (typeof answer !== 'object' || answer === null) return section;
      if (again === null || again.composed.has(section.id)) return withAnswer(section, answer);
      // What the section says already, and may go on saying, stays.
      const isNew = ([field]: [string, unknown]) => again.changed.get(section.id)?.has(field);
      return withAnswer(section, Object.fromEntries(Object.entries(answer).filter(isNew)));
    }),
  };
}

function isSectionName(name: string): boolean {
  return !pageNames.some((each) => each === name);
}
