import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { mailRetry, type Mail } from '../../../platform/mail/mail.ts';
import type { Codes } from '../codes/codes.ts';
import type { Email, EmailSettings } from '../emails/email-layout.tsx';
import { users } from '../tables.ts';
import { createLink, issueToken, lifetimes, linkUrl } from './mail-links.ts';
import { mailLinks } from './tables.ts';

/**
 * A requested mail. An address is looked up here and not in the request, whose answer and duration thus cannot depend on it;
 * tokens are made here, so that the queue never holds them.
 */
const mailRequest = z.union([
  /** A pending link: a sign-up, or a change of address. */
  z.strictObject({ linkId: z.string() }),
  z.strictObject({
    type: z.enum(['signup', 'magiclink', 'recovery']),
    email: z.string(),
    attemptKeys: z.array(z.string()),
    codeId: z.string().optional(),
  }),
]);
type MailRequest = z.infer<typeof mailRequest>;
type AddressRequest = Exclude<MailRequest, { linkId: string }>;

export const linkMail: JobKind<MailRequest> = {
  name: 'account.link-mail',
  data: mailRequest,
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 2,
};

/** A queue of its own, so that slow mails to new addresses hold up nobody's sign-in. */
export const emailChangeMail: JobKind<MailRequest> = { ...linkMail, name: 'account.email-change-mail' };

interface Deps extends EmailSettings {
  readonly db: Database;
  readonly mail: Mail;
  readonly codes: Pick<Codes, 'issueDigits'>;
  readonly now: () => Date;
}

type AddressedEmail = Email & { readonly to: string };

/** Sends the mail, unless nobody is to get one. */
export async function sendLinkMail(deps: Deps, job: Job<MailRequest>): Promise<void> {
  const email =
    'linkId' in job.data ? await pendingLinkMail(deps, job.data.linkId) : await addressMail(deps, job.data);
  if (email) await deps.mail.deliver(email, job);
}

/** React Email takes half a second and 50 MB, so it is loaded with the first mail. */
const loadEmails = () => import('./emails.tsx');

async function pendingLinkMail(deps: Deps, linkId: string): Promise<AddressedEmail | null> {
  const { db, appUrl, now } = deps;
  const [link] = await db
    .select({ type: mailLinks.type, to: mailLinks.email, typedName: mailLinks.firstName, name: users.name })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(and(eq(mailLinks.id, linkId), isNull(mailLinks.usedAt)));
  if (!link) return null;
  const { type, to } = link;
  const emails = await loadEmails();
  const [confirmed] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.email, to), eq(users.emailVerified, true)));
  if (confirmed) {
    const taken = type === 'email_change' ? emails.addressTakenEmail : emails.accountExistsEmail;
    return { to, ...(await taken(deps, confirmed.name)) };
  }
  const token = await issueToken(db, linkId, new Date(now().getTime() + lifetimes[type]));
  const confirm = type === 'email_change' ? emails.emailChangeEmail : emails.confirmationEmail;
  return { to, ...(await confirm(deps, link.typedName ?? link.name, linkUrl(appUrl, type, token))) };
}

async function addressMail(deps: Deps, request: AddressRequest): Promise<AddressedEmail | null> {
  const { db, codes, appUrl, now } = deps;
  const { type, email: to, attemptKeys, codeId } = request;
  const [user] = await db
    .select({ id: users.id, name: users.name, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.email, to));
  if (!user) return null;
  const emails = await loadEmails();
  if (type === 'signup' && user.isConfirmed)
    return { to, ...(await emails.accountExistsEmail(deps, user.name)) };
  const expiresAt = new Date(now().getTime() + lifetimes[type]);
  const token = await createLink(db, { userId: user.id, type, email: to, attemptKeys, expiresAt });
  const url = linkUrl(appUrl, type, token);
  switch (type) {
    case 'signup':
      return { to, ...(await emails.confirmationEmail(deps, user.name, url)) };
    case 'recovery':
      return { to, ...(await emails.recoveryEmail(deps, user.name, url)) };
    case 'magiclink': {
      // Null when the job runs so late that the code has expired.
      const code = codeId === undefined ? null : await codes.issueDigits(db, codeId, user.id);
      return { to, ...(await emails.magicLinkEmail(deps, user.name, url, code)) };
    }
  }
}
