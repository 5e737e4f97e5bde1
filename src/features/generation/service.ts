import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readCoin } from '@moonpage/engine/compose/reading/reading.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AiSettings } from '../../platform/env/ai-settings.ts';
import { Problem, problemOf } from '../../platform/errors/problem.ts';
import { cleanupJob } from '../../platform/jobs/job-kind.ts';
import { createAccountQueue } from '../../platform/limits/account-queue.ts';
import type { Timer } from '../../platform/limits/timer.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Session } from '../account/policy.ts';
import type { CoinDetailsInput } from '../coins/contract.ts';
import type { Coins } from '../coins/service.ts';
import type { Pages, RenderPreview } from '../pages/service.ts';
import type { Admission, Admitted } from './admission.ts';
import { type BuildRecords, createBuildRecords, type Ending } from './budget.ts';
import type { BuildEvent, SectionWriter } from './contract.ts';
import { createGrowingPage, type GrowingPage } from './growing-page.ts';
import { ModelFailure } from './model/failure.ts';
import { inTime } from './model/in-time.ts';
import { createModel } from './model/model.ts';
import { readPicture } from './model/picture.ts';
import { costOf, noUsage, type Usage } from './model/usage.ts';
import {
  mostTokens,
  requestedFields,
  type Writing,
  type WrittenPage,
  writeWithModel,
} from './model-writer.ts';
import { outcomeMessage, type Outcome } from './outcome.ts';
import { createRewriteLines, type RewriteLines } from './rewrite-lines.ts';
import { type PageDraft, draftPage } from './draft-page.ts';
import { createPreviewPage, type PreviewInput, previewsPerAccount } from './preview-page/preview-page.ts';

/** Far more than a person tries, far less than a script. */
const buildsPerAccount = 60;
/** Before a busy provider is asked again, when it does not say. */
const firstPauseInMs = 1_000;

/** Beside what the model is given: reading, storing and a database that is slow. */
const besideModelInMs = 2 * 60_000;

/** No build takes longer, unless its process was cut off. */
export function longestBuildInMs(ai: AiSettings | null): number {
  return (ai?.timeouts.wholeInMs ?? 0) + besideModelInMs;
}

/** Removes old records of builds, every night. */
export const removeOldRecordsJob = cleanupJob('generation.remove-old-records', 10 * 60);

export type Generation = ReturnType<typeof createGeneration>;

type Emit = (event: BuildEvent) => void;

/** The coin, and the seed of the preview of a first page that its creator has seen, if any. */
type BuildInput = CoinDetailsInput & { readonly seed?: number | undefined };

interface Deps {
  readonly db: Database;
  readonly storage: Pick<Storage, 'get'>;
  readonly coins: Coins;
  readonly pages: Pages;
  /** Renders as of one instant: a page that grows changes where it was written, and not with every second. */
  readonly renderPreviewAt: (instant: Date) => RenderPreview;
  /** Null: the composer writes alone. */
  readonly ai: AiSettings | null;
  /** Of builds that people order. */
  readonly admission: Admission;
  /** Builds of one account in a day. */
  readonly perDay: number;
  readonly now: () => Date;
  readonly newSeed: () => number;
  readonly timer: Timer;
}

export function createGeneration(deps: Deps) {
  const { coins, pages, ai, now, timer } = deps;
  const queue = createAccountQueue({ perTenMinutes: buildsPerAccount, perDay: deps.perDay, now });
  const previews = createAccountQueue({ ...previewsPerAccount, now });
  const previewPage = createPreviewPage({
    coins,
    pages,
    renderPreview: (document, facts) => deps.renderPreviewAt(now())(document, facts),
  });
  const model = ai && createModel(ai, firstPauseInMs, timer);
  const records = createBuildRecords({
    db: deps.db,
    dailyTokensPerAccount: ai?.dailyTokensPerAccount ?? 0,
    dailyTokens: ai?.dailyTokens ?? 0,
    now,
  });
  const stopping = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const rewriteLines =
    model && ai && createRewriteLines({ model, ai, records, timer, stopping: stopping.signal });
  /** Keeps a build in the set that `stop` awaits. */
  const track = async <Result>(work: Promise<Result>): Promise<Result> => {
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
    }
  };

  const write = async (
    session: Session,
    { buildId, admitted, previewed }: { buildId: string; admitted: Admitted; previewed: number | undefined },
    emit: Emit,
    log: Log,
  ) => {
    const startedAt = performance.now();
    const facts = await coins.readFacts(session, session.userId);
    const before = await pages.writtenBefore(session);
    const isDesignChosen = before !== null || previewed !== undefined || facts.about.design !== null;
    const instant = now();
    const reading = readCoin(facts);
    const parts = { facts, reading, before, seed: previewed ?? deps.newSeed(), now: instant.getTime() };
    const draft = draftPage(parts);
    const { seed } = draft.document;
    // What is written and drawn holds up everybody else.
    await nextTurn();
    const redraft: Writing['redraft'] = (design) => draftPage({ ...parts, design });
    const render = deps.renderPreviewAt(instant);
    const grow = (writer: SectionWriter) => createGrowingPage({ facts, writer, render, emit });
    // A page that is as it was is no work for a model.
    const asked = requestedFields({ draft, isDesignChosen }).length > 0 ? model : null;
    // Without a model the page is emitted before anything is recorded.
    const alone = asked ? null : composed(draft, grow('composer'), 'COMPOSED');
    const picture = asked?.vision ? await readPicture(deps.storage, facts.image) : null;
    const tokens = asked ? mostTokens({ facts, reading, draft, isDesignChosen }) : 0;
    const { grant } = await records.begin({ id: buildId, userId: session.userId, seed, tokens });
    const granted = grant === 'GRANTED' ? asked : null;
    const end = (ending: ReturnType<typeof endingOf>) => {
      const durationInMs = Math.round(performance.now() - startedAt);
      return record(
        records,
        buildId,
        { ...ending, cost: costOf(ending.usage, ai?.price ?? null), durationInMs },
        log,
      );
    };
    // A build that fails is charged with its whole reservation.
    let usage: Usage = granted ? { input: tokens, output: 0, isEstimate: true } : noUsage;
    try {
      const written =
        alone ??
        (granted && ai
          ? await inTime({ timer, milliseconds: ai.timeouts.wholeInMs, signals: [stopping.signal] }, (ends) =>
              writeWithModel({
                model: granted,
                facts,
                reading,
                draft,
                isDesignChosen,
                redraft,
                picture,
                growing: grow('model'),
                ...ends,
              }),
            )
          : composed(draft, grow('composer'), grant === 'GRANTED' ? 'COMPOSED' : grant));
      usage = written.usage;
      const html = await pages.keepDraft(session, { document: written.document, facts }, admitted.spend);
      // A record that cannot be written takes no page from its creator.
      await end(endingOf(written));
      report(log, written, tokens);
      emit({ type: 'done', html, note: outcomeMessage(written.outcome, written) });
    } catch (error) {
      await end(lossOf(usage));
      throw error;
    }
  };

  const build = async (
    session: Session,
    { seed, ...details }: BuildInput,
    on: Emit,
    log: Log,
    admission: Admission,
  ) => {
    const buildId = randomUUID();
    const admitted = await admission.admit(session.userId, buildId);
    let isSaved = false;
    try {
      const emit = createEmitter(on, log);
      const email = details.email ?? (await coins.read(session, session.userId)).details.email;
      await coins.save(session, session.userId, { ...details, email });
      isSaved = true;
      emit({ type: 'saved' });
      await write(session, { buildId, admitted, previewed: seed }, emit, log);
    } catch (error) {
      await giveBack(admitted, buildId, log);
      if (problemOf(error) || !isSaved) throw error;
      log.error({ err: error, userId: session.userId }, 'page generation failed');
      throw new Problem('GENERATION_FAILED', { cause: error });
    }
  };

  return {
    /**
     * Saves the details, writes the page and keeps it as the draft. Whatever a model does, the page is whole.
     * @param details without an e-mail address: that of the coin stays, or is the account's; with the seed of a preview, a first page keeps to it; a page that was written before keeps its own.
     * @param on gets every event of the build; the last is `done`.
     * @param log carries the id of the request.
     * @throws {Problem} SHARE_FIRST, PAYMENT_NEEDED, NOT_FOR_SALE, INVALID_INPUT, TOO_MANY_REQUESTS, BUSY, PROFILE_NOT_FOUND, GENERATION_FAILED; the details stay saved after the last.
     */
    build: async (
      session: Session,
      details: BuildInput,
      on: Emit,
      log: Log,
      admission: Admission = deps.admission,
    ): Promise<void> => {
      await track(queue.run(session.userId, () => build(session, details, on, log, admission)));
    },
    /** @throws {Problem} TOO_MANY_REQUESTS, BUSY: one is drawn at a time for each account. */
    previewPage: (session: Session, typed: PreviewInput) =>
      previews.run(session.userId, () => previewPage(session, typed)),
    /** Lets the model write lines of a page anew; null without a model. Limits are the caller's. */
    rewriteLines: rewriteLines && ((...asked: Parameters<RewriteLines>) => track(rewriteLines(...asked))),
    removeOldRecords: () => records.removeOld(),
    /** Aborts models; the composer finishes their pages. Resolves when every page is kept. */
    stop: async () => {
      stopping.abort(new ModelFailure('STOPPED', 'The service is ending.'));
      // Builds that begin meanwhile are written too, without a model.
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

/** The composer's page as it is: no model is configured, or none may be asked. */
function composed(draft: PageDraft, growing: GrowingPage, outcome: Outcome): WrittenPage {
  const { document, shown } = draft;
  growing.start(draft);
  for (const { id } of shown) growing.put(document, id, 'composer');
  return {
    document,
    outcome,
    substitutions: [],
    failure: null,
    requested: shown.length,
    composed: shown.length,
    usage: noUsage,
  };
}

function endingOf(written: WrittenPage): Omit<Ending, 'cost' | 'durationInMs'> {
  const { document, outcome, substitutions, usage } = written;
  return { generator: document.generator ?? null, design: document.design, outcome, substitutions, usage };
}

/** One line for the operator; nothing that was written about the coin is in it. */
function report(log: Log, written: WrittenPage, reservedTokens: number): void {
  const { document, outcome, requested, composed, usage, substitutions, failure } = written;
  const logFields = {
    outcome,
    generator: document.generator,
    design: document.design,
    sections: requested,
    composed,
    substitutions,
    ...(failure && { failure: failure.message, status: failure.status }),
    ...(failure?.code === 'OUR_FAULT' && { err: failure.cause }),
    tokens: { input: usage.input, output: usage.output },
  };
  if (usage.input + usage.output > reservedTokens) {
    log.warn(
      { tokens: logFields.tokens, reservedTokens },
      'model usage exceeds reservation, charging the reservation',
    );
  }
  if (outcome === 'WRITTEN' || outcome === 'COMPOSED') log.info(logFields, 'page written');
  else log.warn(logFields, 'page written by the composer in place of the model');
}

/** The record of a page that is lost. */
function lossOf(usage: Usage): ReturnType<typeof endingOf> {
  return { generator: null, design: null, outcome: 'FAILED', substitutions: [], usage };
}

/** Ends a build's record. One that cannot be written keeps its reservation, which only the log says. */
async function record(records: BuildRecords, id: string, ending: Ending, log: Log): Promise<void> {
  try {
    await records.end(id, ending);
  } catch (error) {
    log.error({ err: error, outcome: ending.outcome }, 'build record update failed');
  }
}

/** A price that cannot be given back at once is free again by itself, once no build takes that long. */
async function giveBack(admitted: Admitted, buildId: string, log: Log): Promise<void> {
  try {
    await admitted.giveBack();
  } catch (error) {
    log.error({ err: error, buildId }, 'price of a failed build not given back');
  }
}

/** Emits to a listener until it throws; the page is written all the same. */
function createEmitter(on: Emit, log: Log): Emit {
  let isListening = true;
  return (event) => {
    if (!isListening) return;
    try {
      on(event);
    } catch (error) {
      isListening = false;
      log.error({ err: error, event: event.type }, 'build event listener threw');
    }
  };
}
