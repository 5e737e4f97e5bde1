import { join } from 'node:path';
import type { DeliveringJob, RetryPlan } from '../jobs/job-kind.ts';
import { unlessAborted } from '../limits/unless-aborted.ts';
import type { Log } from '../log/log.ts';
import { type MailMessage, MailRefused, type MailTransport } from './message.ts';
import { outboxTransport } from './outbox.ts';
import { isLocalHost, smtpTransport } from './smtp.ts';

/** From seconds to every ten minutes for about four days. */
export const mailRetry: RetryPlan = { limit: 600, firstPauseInSeconds: 2, longestPauseInSeconds: 600 };

/** A refused recipient may be temporary (greylisting done wrong), but not for days. */
const attemptsWhenRefused = 4;

/** What kinds of jobs that send mail have in common. */
export const mailJob = { retry: mailRetry, timeoutInSeconds: 60, concurrency: 1 };

export type Mail = ReturnType<typeof createMail>;

/** Sends e-mail for durable jobs, which compose it, so that the queue never holds a token. */
export function createMail({ transport, log }: { readonly transport: MailTransport; readonly log: Log }) {
  return {
    /** Where mail goes, for the log. */
    destination: transport.destination,
    /** A rejection must fail the job, whose kind retries by `mailRetry`. */
    async deliver(message: MailMessage, { id, attempt, signal }: DeliveringJob): Promise<void> {
      try {
        await unlessAborted(signal, () => transport.deliver(message, { id }));
      } catch (error) {
        if (!(error instanceof MailRefused) || attempt < attemptsWhenRefused) throw error;
        log.error({ err: error, job: id }, 'mail delivery refused');
      }
    },
  };
}

/** Through `SMTP_URL`, or as files in `dataDir/outbox` when there is none. */
export function openMailTransport(
  settings: { readonly smtpUrl: string | null; readonly mailFrom: string; readonly dataDir: string },
  log: Log,
): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = settings;
  if (smtpUrl !== null) {
    const requireTls = !isLocalHost(new URL(smtpUrl).hostname);
    return smtpTransport({ url: smtpUrl, from: mailFrom, requireTls });
  }
  return outboxTransport({ folder: join(dataDir, 'outbox'), from: mailFrom, log });
}
