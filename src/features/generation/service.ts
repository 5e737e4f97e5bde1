import { randomInt } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import type { AiSettings } from '../../platform/env/ai-settings.ts';
import { Problem, problemOf } from '../../platform/errors/problem.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Session } from '../account/policy.ts';
import type { CoinDetailsInput } from '../coins/contract.ts';
import type { Coins } from '../coins/service.ts';
import type { Pages, RenderPreview } from '../pages/service.ts';
import { type BuildRecords, createBuildRecords, type Ending } from './budget.ts';
import type { BuildEvent, SectionWriter } from './contract.ts';
import { createGrowingPage, type GrowingPage } from './growing-page.ts';
import { ModelFailure } from './model/failure.ts';
import { createModel } from './model/model.ts';
import { readPicture } from './model/picture.ts';
import { costOf, noUsage, type Usage } from './model/usage.ts';
import { mostTokens, type Writing, type WrittenPage, writeWithModel } from './model-writer.ts';
import { noteOf, type Outcome } from './outcome.ts';
import { type Plan, planPage } from './plan.ts';

/** Far more than a person tries, far less than a script. */
const buildsPerAccount = { max: 60, windowInMs: 10 * 60_000 };
/** Before a busy provider is asked again, when it does not say. */
const firstPauseInMs = 1_000;

export interface Generation {
  /**
   * Saves the details, writes the page and keeps it as the draft. Whatever a model does, the page is whole.
   * @param details without an e-mail address: that of the coin stays, or is the account's.
   * @param tell hears how it goes on; the last event is `done`.
   * @param log carries the id of the request.
   * @throws {Problem} INVALID_INPUT, TOO_MANY_REQUESTS, PROFILE_NOT_FOUND, GENERATION_FAILED; the details stay saved after the last.
   */
  build(
    session: Session,
    details: CoinDetailsInput,
    tell: (event: BuildEvent) => void,
    log: Log,
  ): Promise<void>;
  /** Ends what models are writing: the composer finishes it. Resolves when every page is kept. */
  stop(): Promise<void>;
}

interface Needs {
  readonly db: Database;
  readonly storage: Pick<Storage, 'get'>;
  readonly coins: Coins;
  readonly pages: Pages;
  /** Renders as of one instant: a page that grows changes where it was written, and not with every second. */
  readonly renderPreviewAt: (instant: Date) => RenderPreview;
  /** Null: the composer writes alone. */
  readonly ai: AiSettings | null;
  readonly now: () => Date;
}

export function createGeneration(needs: Needs): Generation {
  const { coins, pages, ai, now } = needs;
  const limit = createLimit({ ...buildsPerAccount, now: () => now().getTime() });
  const model = ai && createModel(ai, firstPauseInMs);
  const records = createBuildRecords({
    db: needs.db,
    dailyTokensPerAccount: ai?.dailyTokensPerAccount ?? 0,
    dailyTokens: ai?.dailyTokens ?? 0,
    now,
  });
  const stopping = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  /** What ends with the service waits for it, from its first step on. */
  const track = async <Result>(work: Promise<Result>): Promise<Result> => {
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
    }
  };

  const write = async (session: Session, tell: (event: BuildEvent) => void, log: Log) => {
    const startedAt = performance.now();
    const facts = await coins.readFacts(session, session.userId);
    const seed = randomInt(2 ** 32);
    const instant = now();
    const parts = { facts, seed, now: instant.getTime() };
    const plan = planPage(parts);
    const replan: Writing['replan'] = (design) => planPage({ ...parts, design });
    const render = needs.renderPreviewAt(instant);
    const grow = (writer: SectionWriter) => createGrowingPage({ facts, writer, render, tell });
    // When nobody can be asked, the page is on its way before anything is recorded.
    const alone = model ? null : composed(plan, grow('composer'), 'COMPOSED');
    const picture = model?.vision ? await readPicture(needs.storage, facts.image) : null;
    const tokens = model ? mostTokens({ facts, plan, picture }) : 0;
    const { id, grant } = await records.begin({ userId: session.userId, seed, tokens });
    const asked = grant === 'GRANTED' ? model : null;
    // Until we know better, all of it may have been used.
    let usage: Usage = asked ? { input: tokens, output: 0, isEstimate: true } : noUsage;
    try {
      const written =
        alone ??
        (asked && ai
          ? await writeInTime(
              { model: asked, facts, plan, replan, picture, growing: grow('model') },
              ai.patience.wholeInMs,
              stopping.signal,
            )
          : composed(plan, grow('composer'), grant === 'GRANTED' ? 'COMPOSED' : grant));
      usage = written.usage;
      const html = await pages.keepDraft(session, { document: written.document, facts });
      // The page is kept: whatever becomes of its record, its creator gets it.
      await record(records, id, endingOf(written, ai, performance.now() - startedAt), log);
      report(log, written, tokens);
      tell({ type: 'done', html, note: noteOf(written.outcome, written) });
    } catch (error) {
      await record(records, id, lossOf(usage, ai, performance.now() - startedAt), log);
      throw error;
    }
  };

  const build: Generation['build'] = async (session, details, tell, log) => {
    const hear = patientListener(tell, log);
    const email = details.email ?? (await coins.read(session, session.userId)).details.email;
    await coins.save(session, session.userId, { ...details, email });
    hear({ type: 'saved' });
    try {
      await write(session, hear, log);
    } catch (error) {
      if (problemOf(error)) throw error;
      log.error({ err: error, userId: session.userId }, 'a page could not be generated');
      throw new Problem('GENERATION_FAILED', { cause: error });
    }
  };

  return {
    build: async (session, details, tell, log) => {
      if (!limit.take(session.userId)) throw new Problem('TOO_MANY_REQUESTS');
      await track(build(session, details, tell, log));
    },
    stop: async () => {
      stopping.abort(new ModelFailure('STOPPED', 'The service is ending.'));
      // One that arrives while we wait is written too, without a model.
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

async function writeInTime(
  writing: Omit<Writing, 'signal' | 'deadline'>,
  wholeInMs: number,
  stopping: AbortSignal,
): Promise<WrittenPage> {
  const clock = new AbortController();
  const over = () => clock.abort(new ModelFailure('OUT_OF_TIME', 'The time for the whole build is over.'));
  const timer = setTimeout(over, wholeInMs);
  try {
    return await writeWithModel({
      ...writing,
      signal: AbortSignal.any([clock.signal, stopping]),
      deadline: performance.now() + wholeInMs,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The composer's page as it is: no model is configured, or none may be asked. */
function composed(plan: Plan, growing: GrowingPage, outcome: Outcome): WrittenPage {
  const { document, shown } = plan;
  growing.start(plan);
  for (const { id } of shown) growing.put(document, id, 'composer');
  return {
    document,
    outcome,
    substitutions: [],
    failure: null,
    asked: shown.length,
    composed: shown.length,
    usage: noUsage,
  };
}

function endingOf(written: WrittenPage, ai: AiSettings | null, durationInMs: number): Ending {
  const { document, outcome, substitutions, usage } = written;
  return {
    generator: document.generator ?? null,
    design: document.design,
    outcome,
    substitutions,
    usage,
    cost: costOf(usage, ai?.price ?? null),
    durationInMs: Math.round(durationInMs),
  };
}

/** One line for the operator; nothing that was written about the coin is in it. */
function report(log: Log, written: WrittenPage, reservedTokens: number): void {
  const { document, outcome, asked, composed, usage, substitutions, failure } = written;
  const account = {
    outcome,
    generator: document.generator,
    design: document.design,
    sections: asked,
    composed,
    substitutions,
    ...(failure && { failure: failure.message, status: failure.status }),
    ...(failure?.code === 'OUR_FAULT' && { err: failure.cause }),
    tokens: { input: usage.input, output: usage.output },
  };
  if (usage.input + usage.output > reservedTokens) {
    log.warn(
      { tokens: account.tokens, reservedTokens },
      'a model reports more tokens than a page can use: the day is charged with what was set aside',
    );
  }
  if (outcome === 'WRITTEN' || outcome === 'COMPOSED') log.info(account, 'a page was written');
  else log.warn(account, 'a page was written, in part by the composer in the place of the model');
}

/** The record of a page that is lost. */
function lossOf(usage: Usage, ai: AiSettings | null, durationInMs: number): Ending {
  return {
    generator: null,
    design: null,
    outcome: 'FAILED',
    substitutions: [],
    usage,
    cost: costOf(usage, ai?.price ?? null),
    durationInMs: Math.round(durationInMs),
  };
}

/** Ends a build's record. One that cannot be written keeps its tokens set aside: that is told to the operator, and to nobody else. */
async function record(records: BuildRecords, id: string, ending: Ending, log: Log): Promise<void> {
  try {
    await records.end(id, ending);
  } catch (error) {
    log.error({ err: error, outcome: ending.outcome }, 'the end of a build could not be recorded');
  }
}

/** A listener that fails is told nothing more, and the page is written all the same. */
function patientListener(tell: (event: BuildEvent) => void, log: Log): (event: BuildEvent) => void {
  let isListening = true;
  return (event) => {
    if (!isListening) return;
    try {
      tell(event);
    } catch (error) {
      isListening = false;
      log.error({ err: error, event: event.type }, 'who listens to a build has failed');
    }
  };
}
