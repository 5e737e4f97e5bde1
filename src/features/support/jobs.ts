import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import { mailRetry } from '../../platform/mail/mail.ts';

/** Mails one request to the operator; the queue holds only the row's id. */
export const supportMail: JobKind<{ id: string }> = {
  name: 'support.mail',
  data: z.strictObject({ id: z.string() }),
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 1,
};

/** Enqueues unsent requests again and deletes old sent ones. Daily. */
export const supportCleanUp: JobKind<Record<string, never>> = {
  name: 'support.keeping',
  data: z.strictObject({}),
  retry: { limit: 2, firstPauseInSeconds: 60, longestPauseInSeconds: 600 },
  timeoutInSeconds: 300,
  concurrency: 1,
};
