import { z } from 'zod';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Mail, mailRetry } from '../../../platform/mail/mail.ts';
import type { LetterSetting } from './email-layout.tsx';
import { noticeKinds } from './notice-kinds.ts';

const notice = z.strictObject({
  kind: z.enum(noticeKinds),
  to: z.email(),
  firstName: z.string(),
  /** What else signs in, when the password has changed. */
  remaining: z.array(z.string()).optional(),
});
export type Notice = z.infer<typeof notice>;

/** Tells a person that something about their way in was changed, so that they notice when it was not them. */
export const noticeMail: JobKind<Notice> = {
  name: 'account.notice',
  data: notice,
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 1,
};

export async function sendNoticeMail(
  setting: LetterSetting & { readonly mail: Mail },
  job: Job<Notice>,
): Promise<void> {
  const { to, ...told } = job.data;
  const letters = await import('./notice-email.tsx');
  await setting.mail.deliver({ to, ...(await letters.noticeLetter(setting, told)) }, job);
}
