import { join } from 'node:path';
import type { DeliveringJob, RetryPlan } from '../jobs/job-kind.ts';
import { unlessEnded } from '../jobs/unless-ended.ts';
import type { Log } from '../log/log.ts';
import { smsGateway } from './gateway.ts';
import type { SmsMessage, SmsTransport } from './message.ts';
import { smsOutbox } from './outbox.ts';
import { SmsRefused } from './refused.ts';

/** Sends text messages for jobs, which word them themselves: what they carry must not lie in the queue. */
export interface Sms {
  /** A rejection must fail the job, whose kind retries by `smsRetry`. */
  deliver(message: SmsMessage, job: DeliveringJob): Promise<void>;
}

/** From a second to a minute for about ten minutes: later nobody waits for the code any more. */
export const smsRetry: RetryPlan = { limit: 16, firstPauseInSeconds: 1, longestPauseInSeconds: 60 };

/** A refused message may be a gateway's bad moment, but not for long. */
const attemptsWhenRefused = 3;

export function createSms(options: { readonly transport: SmsTransport; readonly log: Log }): Sms {
  const { transport, log } = options;
  return {
    async deliver(message, { id, attempt, signal }) {
      try {
        await unlessEnded(signal, () => transport.deliver(message, { id }));
      } catch (error) {
        if (!(error instanceof SmsRefused) || attempt < attemptsWhenRefused) throw error;
        log.error({ err: error, job: id }, 'a text message was refused for good');
      }
    },
  };
}

/** Through `SMS_URL`, or as files in `dataDir/outbox` when there is none. */
export function openSmsTransport(
  settings: { readonly smsUrl: string | null; readonly dataDir: string },
  log: Log,
): SmsTransport {
  const { smsUrl, dataDir } = settings;
  if (smsUrl !== null) return smsGateway({ url: smsUrl });
  return smsOutbox({ folder: join(dataDir, 'outbox'), log });
}
