import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Mail, mailJob } from '../../../platform/mail/mail.ts';
import type { EmailSettings } from '../../../platform/mail/email-page.tsx';
import { profiles } from '../../account/tables.ts';
import { readableFacts } from '../../pages/stored-facts.ts';
import { pageSnapshots } from '../../pages/tables.ts';
import { moderationEmail } from './moderation-email.ts';

const message = z.strictObject({
  userId: z.string(),
  act: z.enum(['taken-down', 'put-back', 'suspended', 'restored']),
  to: z.email(),
  reason: z.string().nullable(),
  hasPage: z.boolean(),
});
type ModerationMessage = z.infer<typeof message>;

/** Tells a creator what was done to their page or account. */
export const moderationMail: JobKind<ModerationMessage> = {
  name: 'admin.moderation-mail',
  data: message,
  ...mailJob,
};

/** Sends the mail, unless its first try failed and something else was done since. */
export async function sendModerationMail(
  deps: EmailSettings & { readonly db: Database; readonly mail: Mail },
  job: Job<ModerationMessage>,
): Promise<void> {
  if (job.attempt > 1 && !(await isStillSo(deps.db, job.data))) return;
  const page = await livePage(deps.db, job.data.userId);
  await deps.mail.deliver({ to: job.data.to, ...(await moderationEmail(deps, { ...job.data, page })) }, job);
}

async function livePage(db: Database, userId: string) {
  const [row] = await db
    .select({ url: profiles.deployedUrl, facts: pageSnapshots.facts })
    .from(pageSnapshots)
    .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
    .where(eq(pageSnapshots.profileId, userId));
  const coinName = readableFacts(row?.facts)?.name;
  return row?.url == null || coinName === undefined ? null : { url: row.url, coinName };
}

async function isStillSo(db: Database, { userId, act }: ModerationMessage): Promise<boolean> {
  const [now] = await db
    .select({ takenDownAt: profiles.takenDownAt, suspendedAt: profiles.suspendedAt })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (!now) return false;
  const isDown = now.takenDownAt !== null;
  const isSuspended = now.suspendedAt !== null;
  const answers = {
    'taken-down': isDown,
    'put-back': !isDown && !isSuspended,
    suspended: isSuspended,
    restored: !isSuspended,
  };
  return answers[act];
}
