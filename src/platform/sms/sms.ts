import { join } from 'node:path';
import type { DeliveringJob, RetryPlan } from '../jobs/job-kind.ts';
import { unlessAborted } from '../limits/unless-aborted.ts';
import type { Log } from '../log/log.ts';
import { writeToOutbox } from '../mail/write-to-outbox.ts';
import { smsGateway } from './gateway.ts';
import { type SmsMessage, SmsRefused, type SmsTransport } from './message.ts';

/** From a second to a minute for about ten minutes, the lifetime of a code. */
export const smsRetry: RetryPlan = { limit: 16, firstPauseInSeconds: 1, longestPauseInSeconds: 60 };

/** A refusal may be temporary, but not for long. */
const attemptsWhenRefused = 3;

export type Sms = ReturnType<typeof createSms>;

/** Sends text messages for jobs, which compose them, so that the queue never holds their content. */
export function createSms(options: { readonly transport: SmsTransport; readonly log: Log }) {
  const { transport, log } = options;
  return {
    /** A rejection must fail the job, whose kind retries by `smsRetry`. */
    async deliver(message: SmsMessage, { id, attempt, signal }: DeliveringJob): Promise<void> {
      try {
        await unlessAborted(signal, () => transport.deliver(message, { id }));
      } catch (error) {
        if (!(error instanceof SmsRefused) || attempt < attemptsWhenRefused) throw error;
        log.error({ err: error, job: id }, 'sms delivery refused');
      }
    },
  };
}

/** Through `SMS_URL`, or as `.txt` files in `dataDir/outbox` without it. */
export function openSmsTransport(
  settings: { readonly smsUrl: string | null; readonly dataDir: string },
  log: Log,
): SmsTransport {
  const { smsUrl, dataDir } = settings;
  if (smsUrl !== null) return smsGateway({ url: smsUrl });
  const folder = join(dataDir, 'outbox');
  return {
    destination: folder,
    async deliver({ to, text }) {
      const name = `${to.replaceAll(/[^\d+]/g, '_')}.txt`;
      const file = await writeToOutbox(folder, name, `To: ${to}\n\n${text}\n`);
      log.info(`text message written to ${file}`);
    },
  };
}
