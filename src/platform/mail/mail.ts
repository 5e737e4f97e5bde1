import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import type { DeliveringJob, JobKind, RetryPlan } from '../jobs/job-kind.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { unlessEnded } from '../jobs/unless-ended.ts';
import type { Log } from '../log/log.ts';
import { MailRefused } from './refused.ts';
import type { MailMessage, MailTransport } from './message.ts';

export type { MailMessage, MailTransport } from './message.ts';

/** Sends e-mail so that none is lost while the mail server is down. */
export interface Mail {
  /** Leaves a message to a durable job in the caller's transaction. What it says is kept for a day: no links that sign in. */
  send(executor: Executor, message: MailMessage): Promise<void>;
  /**
   * Sends at once, for a job that words its message itself, e.g. because it carries a token that must not lie in the queue.
   * A rejection must fail that job, whose kind retries by `mailRetry`.
   */
  deliver(message: MailMessage, job: DeliveringJob): Promise<void>;
  /** Where mail goes, for the person at the terminal. */
  readonly destination: string;
}

/** From seconds to every ten minutes for about four days. */
export const mailRetry: RetryPlan = { limit: 600, firstPauseInSeconds: 2, longestPauseInSeconds: 600 };

/** A refused recipient may be a server's bad moment (grey-listing done wrong), but not for days. */
const attemptsWhenRefused = 4;

const sendMail: JobKind<MailMessage> = {
  name: 'mail.send',
  data: z.strictObject({
    to: z.email(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    replyTo: z.email().optional(),
  }),
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 2,
};

/** Registers the job that sends; create it before `jobs.start()`. */
export function createMail(options: {
  readonly transport: MailTransport;
  readonly jobs: Jobs;
  readonly log: Log;
}): Mail {
  const { transport, jobs, log } = options;
  const mail: Mail = {
    send: (executor, message) => jobs.enqueue(executor, sendMail, message),
    async deliver(message, { id, attempt, signal }) {
      try {
        await unlessEnded(signal, () => transport.deliver(message, { id }));
      } catch (error) {
        if (!(error instanceof MailRefused) || attempt < attemptsWhenRefused) throw error;
        log.error({ err: error, job: id }, 'a mail was refused for good');
      }
    },
    destination: transport.destination,
  };
  jobs.register(sendMail, (job) => mail.deliver(job.data, job));
  return mail;
}
