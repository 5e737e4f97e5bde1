import { z } from 'zod';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Mail, mailRetry } from '../../../platform/mail/mail.ts';
import type { Session } from '../policy.ts';
import type { EmailSettings } from './email-layout.tsx';
import { type NoticeKind, noticeKinds } from './notice-kinds.ts';

const notice = z.strictObject({
  kind: z.enum(noticeKinds),
  to: z.email(),
  firstName: z.string(),
  /** What else signs in, when the password has changed. */
  remaining: z.array(z.string()).optional(),
});
type Notice = z.infer<typeof notice>;

/** Security notices: a user learns of each change of how their account is entered. */
export const noticeMail: JobKind<Notice> = {
  name: 'account.notice',
  data: notice,
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 1,
};

export function noticeTo({ email, firstName }: Session, kind: NoticeKind): Notice {
  return { kind, to: email, firstName };
}

export async function sendNoticeMail(
  deps: EmailSettings & { readonly mail: Mail },
  job: Job<Notice>,
): Promise<void> {
  const { to, ...content } = job.data;
  const { noticeEmail } = await import('./notice-email.tsx');
  await deps.mail.deliver({ to, ...(await noticeEmail(deps, content)) }, job);
}
