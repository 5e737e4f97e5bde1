import type { DeliveringJob, RetryPlan } from '../jobs/job-kind.ts';
import { unlessEnded } from '../jobs/unless-ended.ts';
import type { Log } from '../log/log.ts';
import { type MailMessage, MailRefused, type MailTransport } from './message.ts';

/** Sends e-mail for durable jobs, which compose it, so that the queue never holds a token. */
export interface Mail {
  /** A rejection must fail the job, whose kind retries by `mailRetry`. */
  deliver(message: MailMessage, job: DeliveringJob): Promise<void>;
  /** Where mail goes, for the log. */
  readonly destination: string;
}

/** From seconds to every ten minutes for about four days. */
export const mailRetry: RetryPlan = { limit: 600, firstPauseInSeconds: 2, longestPauseInSeconds: 600 };

/** A refused recipient may be temporary (greylisting done wrong), but not for days. */
const attemptsWhenRefused = 4;

export function createMail({
  transport,
  log,
}: {
  readonly transport: MailTransport;
  readonly log: Log;
}): Mail {
  return {
    destination: transport.destination,
    async deliver(message, { id, attempt, signal }) {
      try {
        await unlessEnded(signal, () => transport.deliver(message, { id }));
      } catch (error) {
        if (!(error instanceof MailRefused) || attempt < attemptsWhenRefused) throw error;
        log.error({ err: error, job: id }, 'mail delivery refused');
      }
    },
  };
}
