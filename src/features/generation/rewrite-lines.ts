import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { AiSettings } from '../../platform/env/ai-settings.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Timer } from '../../platform/limits/timer.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Session } from '../account/policy.ts';
import type { BuildRecords } from './budget.ts';
import { inTime } from './model/in-time.ts';
import type { Model } from './model/model.ts';
import { costOf, noUsage, type Usage } from './model/usage.ts';
import { type LineTask, mostTokensOfLines, writeLines, type WrittenLines } from './model/write-lines.ts';
import { failureSentence, type Outcome } from './outcome.ts';

/** Lines of one page, for a model. */
export type RewriteTask = Omit<LineTask, 'document'> & {
  readonly document: Pick<PageDocument, 'design' | 'lang' | 'seed'>;
};

/** New lines, and what became of the others. */
export interface Rewritten {
  /** By the names of their lines. */
  readonly texts: ReadonlyMap<string, string>;
  /** How many were written and not fit for a page. */
  readonly refused: number;
  /** Why some are missing, as a sentence; null when the model came to its end. */
  readonly note: string | null;
}

export type RewriteLines = ReturnType<typeof createRewriteLines>;

interface Deps {
  readonly model: Model;
  readonly ai: AiSettings;
  readonly records: BuildRecords;
  readonly timer: Timer;
  /** The service is ending; its reason is a `ModelFailure`. */
  readonly stopping: AbortSignal;
}

/** Lets the model write lines of a page anew; what it uses is counted with the builds. */
export function createRewriteLines({ model, ai, records, timer, stopping }: Deps) {
  /**
   * @param request.signal ends the asking: nobody waits for the answer any more
   * @throws {Problem} AI_BUDGET when the day's tokens are used up, MODEL_FAILED when no line came, each with its sentence
   */
  return async (
    session: Session,
    task: RewriteTask,
    request: { readonly signal: AbortSignal; readonly log: Log },
  ): Promise<Rewritten> => {
    const { log } = request;
    const startedAt = performance.now();
    const { seed, design } = task.document;
    const tokens = mostTokensOfLines(task);
    const { id, grant } = await records.begin({ userId: session.userId, seed, tokens });
    const end = async (outcome: Outcome, usage: Usage, written?: WrittenLines) => {
      const substitutions = [...(written?.refused ?? [])].map(([name, issues]) => ({
        name,
        reason: issues.map(({ message }) => message).join(' '),
      }));
      const durationInMs = Math.round(performance.now() - startedAt);
      const generator = written ? model.name : null;
      const cost = costOf(usage, ai.price);
      const counts = { lines: task.lines.length, written: written?.texts.size ?? 0, substitutions };
      const said = { outcome, ...counts, tokens: { input: usage.input, output: usage.output } };
      const { failure } = written ?? {};
      if (failure) log.warn({ ...said, failure: failure.message, status: failure.status }, 'lines rewritten');
      else log.info(said, 'lines rewritten');
      try {
        await records.end(id, { generator, design, outcome, substitutions, usage, cost, durationInMs });
      } catch (error) {
        // A record that cannot be written takes no lines from their creator.
        log.error({ err: error, outcome }, 'build record update failed');
      }
    };
    if (grant !== 'GRANTED') {
      await end(grant, noUsage);
      throw new Problem('AI_BUDGET', { message: failureSentence(grant, 'Please go on tomorrow.') });
    }
    let written: WrittenLines;
    try {
      written = await inTime(
        { timer, milliseconds: ai.timeouts.wholeInMs, signals: [stopping, request.signal] },
        (ends) => writeLines(task, { model, ...ends }),
      );
    } catch (error) {
      await end('FAILED', { input: tokens, output: 0, isEstimate: true });
      throw error;
    }
    const { texts, refused, answered, failure, usage } = written;
    const unfit = refused.size > 0 ? 'UNFIT' : 'WRITTEN';
    await end(failure?.code ?? unfit, usage, written);
    if (texts.size === 0 && (failure || answered === 0)) {
      const message = failureSentence(failure?.code ?? null, 'Nothing was changed. Please try again.');
      throw new Problem('MODEL_FAILED', { message, cause: failure });
    }
    const note = failure && failureSentence(failure.code, 'These lines came before that.');
    return { texts, refused: refused.size, note };
  };
}
