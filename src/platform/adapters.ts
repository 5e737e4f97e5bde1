import type { OpenDatabase } from './db/database.ts';
import type { Config } from './env/config.ts';
import type { Secrets } from './env/secrets.ts';
import type { Network } from './http/public-fetch.ts';
import type { Pace } from './jobs/jobs.ts';
import type { Timer } from './limits/timer.ts';
import type { Log } from './log/log.ts';
import type { MailTransport } from './mail/message.ts';
import type { SmsTransport } from './sms/message.ts';
import type { Storage } from './storage/storage.ts';

/** Everything outside the service that it needs; `main.ts` makes the real ones, tests make theirs. */
export interface Adapters {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly database: OpenDatabase;
  readonly mailTransport: MailTransport;
  readonly smsTransport: SmsTransport;
  readonly storage: Storage;
  /** Where untrusted URLs lead. */
  readonly network: Network;
  /** How soon the job queue looks for what it is not told of, and retries. */
  readonly jobPace: Pace;
  /** The current instant. */
  readonly now: () => Date;
  /** What a first page is drawn by where no preview was: a whole number from 0 up to 2^32. */
  readonly newSeed: () => number;
  /** Limits and pauses of what a model is asked. */
  readonly timer: Timer;
  /** Waits. */
  readonly pause: (milliseconds: number) => Promise<void>;
}
