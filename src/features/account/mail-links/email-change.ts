import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Mail, mailRetry } from '../../../platform/mail/mail.ts';
import type { LetterSetting } from './emails.tsx';
import { armLink, lifetimes, linkUrl } from './mail-links.ts';
import { mailLinks, users } from '../tables.ts';

/** The link was made with the request, so that whatever ends a person's links ends it too before its letter is worded. */
const wishForChange = z.strictObject({ linkId: z.string() });
type WishForChange = z.infer<typeof wishForChange>;

/** Whether the new address is another account's is looked up here and not in the request, whose answer cannot depend on it. */
export const emailChangeMail: JobKind<WishForChange> = {
  name: 'account.email-change-mail',
  data: wishForChange,
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 2,
};

interface Setting extends LetterSetting {
  readonly db: Database;
  readonly mail: Mail;
  readonly now: () => Date;
}

/** Writes to the new address: the link that makes it the account's, or that it has an account of its own. */
export async function sendEmailChangeMail(setting: Setting, job: Job<WishForChange>): Promise<void> {
  const { db, mail, now, appUrl } = setting;
  const { linkId } = job.data;
  const [wish] = await db
    .select({ email: mailLinks.email, firstName: users.name })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(and(eq(mailLinks.id, linkId), isNull(mailLinks.usedAt)));
  if (!wish) return;
  const { email, firstName } = wish;
  // Half a second and 50 MB that only the first letter should cost.
  const letters = await import('./emails.tsx');
  const [other] = await db
    .select({ firstName: users.name })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  if (other) {
    await mail.deliver({ to: email, ...(await letters.addressTakenLetter(setting, other.firstName)) }, job);
    return;
  }
  const expiresAt = new Date(now().getTime() + lifetimes.email_change);
  const url = linkUrl(appUrl, 'email_change', await armLink(db, linkId, expiresAt));
  await mail.deliver({ to: email, ...(await letters.emailChangeLetter(setting, firstName, url)) }, job);
}
