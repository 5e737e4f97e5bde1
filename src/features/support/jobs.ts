import { z } from 'zod';
import { cleanupJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { mailJob } from '../../platform/mail/mail.ts';

/** Mails one request to the operator; the queue holds only the row's id. */
export const supportMail: JobKind<{ id: string }> = {
  name: 'support.mail',
  data: z.strictObject({ id: z.string() }),
  ...mailJob,
};

/** Enqueues unsent requests again and deletes old sent ones. Daily. */
export const supportCleanUp = cleanupJob('support.keeping', 300);
