import { randomBytes } from 'node:crypto';
import type { DesignName } from '@moonpage/engine/designs/design-names.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { GrowingPage } from './growing-page.ts';
import {
  answerSchema,
  type Asked,
  askedDesign,
  askedHead,
  askedSection,
  isDesignName,
  pageNames,
} from './model/asked.ts';
import { checkAnswer } from './model/check.ts';
import type { ModelFailure } from './model/failure.ts';
import type { Problem } from './model/problem.ts';
import { createMemberReader } from './model/members.ts';
import type { Model, Question } from './model/model.ts';
import { writableLanguage, writePrompt } from './model/prompt.ts';
import { addUsage, estimateTokens, noUsage, pictureTokens, type Usage } from './model/usage.ts';
import type { Outcome, Substitution } from './outcome.ts';
import type { Plan } from './plan.ts';

/** A page as it was written, and a true account of it. */
export interface WrittenPage {
  readonly document: PageDocument;
  readonly outcome: Outcome;
  readonly substitutions: readonly Substitution[];
  /** Why the last question was not answered to its end, for the log; null when it was, or when nobody was asked. */
  readonly failure: ModelFailure | null;
  /** How many sections a model was asked for, and how many the composer wrote in its place. */
  readonly asked: number;
  readonly composed: number;
  readonly usage: Usage;
}

export interface Writing {
  readonly model: Model;
  readonly facts: Facts;
  readonly plan: Plan;
  /** The page anew in the design that the model chose. */
  readonly replan: (design: DesignName) => Plan;
  readonly picture: Uint8Array | null;
  readonly growing: GrowingPage;
  /** Ends all asking; its reason is a `ModelFailure`. */
  readonly signal: AbortSignal;
  /** When it will, on the clock of `performance.now()`. */
  readonly deadline: number;
}

/** For a page with every section: about 2,500 tokens of text, and as many again for a model that thinks first. */
const maxOutputTokens = 8_000;

/** What a model is asked for, in the order in which it answers. */
function everythingAsked({ shown }: Plan): Asked[] {
  return [askedDesign, ...askedHead, ...shown.flatMap((section) => askedSection(section) ?? [])];
}

/** The most tokens that a page may use: two questions, each with the longest answer. */
export function mostTokens(writing: Pick<Writing, 'facts' | 'plan' | 'picture'>): number {
  const { facts, plan } = writing;
  const { prompt, schema } = questionParts({ facts, plan, design: null }, everythingAsked(plan), new Map());
  const input = estimateTokens([prompt.instructions, prompt.request, JSON.stringify(schema)]);
  return 2 * (input + pictureTokens + maxOutputTokens);
}

/**
 * Lets a model write the page. Each section is held against the document's schema and the rules of what no page may say before it
 * is shown or kept; what fails is asked for once more, with the reasons; what fails again is the composer's. Never throws for
 * anything that a model does.
 */
export async function writeWithModel(writing: Writing): Promise<WrittenPage> {
  const { facts, growing } = writing;
  const asked = everythingAsked(writing.plan);
  const accepted = new Map<string, unknown>();
  const refused = new Map<string, readonly Problem[]>();
  let plan = writing.plan;
  let usage = noUsage;

  const start = () => {
    if (!growing.isStarted()) growing.start(plan);
  };
  const documentNow = () => filledDocument(plan.document, accepted);
  /** Shows what stands already: sections that nobody is asked for, as far as those before them are there. */
  const putComposed = () => {
    for (const { id } of plan.shown) {
      if (growing.isPut(id)) continue;
      if (asked.some(({ name }) => name === id)) return;
      growing.put(documentNow(), id, 'composer');
    }
  };
  const take = (member: Asked, written: unknown) => {
    const checked = checkAnswer(member, written, facts);
    if ('problems' in checked) {
      refused.set(member.name, checked.problems);
      return;
    }
    accepted.set(member.name, checked.value);
    try {
      if (member.name === 'design') {
        if (isDesignName(checked.value) && !growing.isStarted()) plan = writing.replan(checked.value);
        start();
      } else if (isSectionName(member.name)) {
        start();
        growing.put(documentNow(), member.name, 'model');
      }
      putComposed();
    } catch (error) {
      // What cannot be shown must not be on the page that is kept.
      accepted.delete(member.name);
      throw error;
    }
  };
  const askFor = async (wanted: readonly Asked[]): Promise<ModelFailure | null> => {
    const reader = createMemberReader((name, value) => {
      const member = wanted.find((each) => each.name === name);
      if (member && !accepted.has(name)) take(member, value);
    });
    const question: Question = {
      ...questionParts(
        { facts, plan, design: growing.isStarted() ? plan.document.design : null },
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
  const missing = () => asked.filter(({ name }) => !accepted.has(name));

  let failure = await askFor(asked);
  const mayAskAgain = failure === null || failure.code === 'DROPPED' || failure.code === 'TOO_LONG';
  if (mayAskAgain && missing().some(({ name }) => isSectionName(name))) {
    start();
    for (const { name } of missing()) if (!refused.has(name)) refused.set(name, [absent]);
    failure = await askFor(missing().filter(({ name }) => name !== 'design'));
  }

  start();
  const isTheirs = [...accepted.keys()].some(isSectionName);
  const theirs = { generator: writing.model.name, lang: writableLanguage(plan.document.lang) };
  const document = isTheirs ? { ...documentNow(), ...theirs } : documentNow();
  for (const { id } of plan.shown) growing.put(document, id, accepted.has(id) ? 'model' : 'composer');
  const left = missing();
  return {
    document,
    outcome: left.length === 0 ? 'WRITTEN' : (failure?.code ?? 'UNFIT'),
    substitutions: left.map(({ name }) => ({ name, reason: reasonFor(refused.get(name), failure) })),
    failure,
    asked: asked.filter(({ name }) => isSectionName(name)).length,
    composed: left.filter(({ name }) => isSectionName(name)).length,
    usage,
  };
}

const absent: Problem = { message: 'It was missing, or no valid JSON.', words: null };

function reasonFor(problems: readonly Problem[] | undefined, failure: ModelFailure | null): string {
  const said = problems?.map(({ message }) => message).join(' ');
  return said ?? (failure ? 'The answer did not come to it.' : absent.message);
}

function questionParts(
  { facts, plan, design }: { facts: Facts; plan: Plan; design: DesignName | null },
  asked: readonly Asked[],
  refused: ReadonlyMap<string, readonly Problem[]>,
) {
  const delimiter = `=====${randomBytes(12).toString('hex')}=====`;
  const refusals = asked.flatMap(({ name }) => {
    const problems = refused.get(name);
    return problems ? [{ name, problems }] : [];
  });
  const lang = writableLanguage(plan.document.lang);
  return {
    prompt: writePrompt({ facts, asked, refusals, lang, design, delimiter }),
    schema: answerSchema(asked),
  };
}

/** The document with everything in it that was accepted; a section's value was parsed by that very section's schema. */
function filledDocument(document: PageDocument, accepted: ReadonlyMap<string, unknown>): PageDocument {
  const textOr = (name: string, otherwise: string) => {
    const value = accepted.get(name);
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    ...document,
    title: textOr('title', document.title),
    description: textOr('description', document.description),
    sections: document.sections.map((section) =>
      accepted.has(section.id)
        ? ({ ...section, props: accepted.get(section.id) } as PageDocument['sections'][number])
        : section,
    ),
  };
}

function isSectionName(name: string): boolean {
  return !pageNames.some((each) => each === name);
}
