import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import { mailRetry } from '../../platform/mail/mail.ts';

/** Mails one request to the operator; it names the row, so nothing that was typed lies in the queue. */
export const supportMail: JobKind<{ id: string }> = {
  name: 'support.mail',
  data: z.strictObject({ id: z.string() }),
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 1,
};

/** Looks after the rows: leaves what was never mailed to another job, and deletes what was mailed long ago. Daily. */
export const supportKeeping: JobKind<Record<string, never>> = {
  name: 'support.keeping',
  data: z.strictObject({}),
  retry: { limit: 2, firstPauseInSeconds: 60, longestPauseInSeconds: 600 },
  timeoutInSeconds: 300,
  concurrency: 1,
};
