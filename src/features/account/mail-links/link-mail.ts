import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Email } from '../../../platform/mail/email.ts';
import type { EmailSettings } from '../../../platform/mail/email-page.tsx';
import { mailJob, type Mail } from '../../../platform/mail/mail.ts';
import type { Codes } from '../codes/codes.ts';
import type { Session } from '../policy.ts';
import { signUps, users } from '../tables.ts';
import { linkEmail } from './emails.ts';
import { createPending, issueToken, lifetimes, linkUrl, revokeUndos } from './mail-links.ts';
import { mailLinks } from './tables.ts';

/**
 * A requested mail. An address is looked up here and not in the request, whose answer and duration thus cannot depend on it;
 * tokens are made here, so that the queue never holds them.
 */
const mailRequest = z.union([
  /** A pending link: a sign-up, a change of address, or an undoing, whose letter says what is undone. */
  z.strictObject({ linkId: z.string(), letter: z.literal('second_factor_on').optional() }),
  z.strictObject({
    type: z.enum(['signup', 'magiclink', 'recovery']),
    email: z.string(),
    attemptKeys: z.array(z.string()),
    codeId: z.string().optional(),
    /** Hash of the browser that asks, whose own sign-up is preferred. */
    browserHash: z.string().nullable(),
  }),
]);
type MailRequest = z.infer<typeof mailRequest>;
type AddressRequest = Exclude<MailRequest, { linkId: string }>;

export const linkMail: JobKind<MailRequest> = {
  name: 'account.link-mail',
  data: mailRequest,
  ...mailJob,
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

/** What undoes a new second factor, from the account's mailbox. */
export function factorUndoing({ jobs, now }: { readonly jobs: Jobs; readonly now: () => Date }) {
  return {
    async offer(tx: Transaction, { userId, email }: Session): Promise<void> {
      const undo = { userId, type: 'email_undo', email, attemptKeys: [] } as const;
      const linkId = await createPending(tx, undo, now());
      await jobs.enqueue(tx, linkMail, { linkId, letter: 'second_factor_on' });
    },
    end: (tx: Transaction, { userId, email }: Session) => revokeUndos(tx, userId, eq(mailLinks.email, email)),
  };
}

/** Sends the mail, unless nobody is to get one. */
export async function sendLinkMail(deps: Deps, job: Job<MailRequest>): Promise<void> {
  const email = await compose(deps, job.data);
  if (email) await deps.mail.deliver(email, job);
}

async function compose(deps: Deps, data: MailRequest): Promise<(Email & { readonly to: string }) | null> {
  const { db, codes, appUrl, now } = deps;
  const request = 'linkId' in data ? await pendingLink(db, data.linkId) : data;
  if (!request) return null;
  const { type, email: to } = request;
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.email, to));
  const taken = { signup: 'account_exists', email_change: 'address_taken' } as const;
  if (user && (type === 'signup' || type === 'email_change'))
    return { to, ...(await linkEmail(deps, taken[type], `${appUrl}/login`, null)) };
  const linkId = 'linkId' in data ? data.linkId : await createLink(deps, data, user);
  if (linkId === null) return null;
  const token = await issueToken(db, linkId, new Date(now().getTime() + lifetimes[type]));
  const codeId = 'codeId' in data ? data.codeId : undefined;
  // Null when the job runs so late that the code has expired.
  const code = codeId !== undefined && user ? await codes.issueDigits(db, codeId, user.userId) : null;
  const letter = 'linkId' in data ? (data.letter ?? type) : type;
  return { to, ...(await linkEmail(deps, letter, linkUrl(appUrl, type, token), code)) };
}

async function pendingLink(db: Database, linkId: string) {
  const [link] = await db
    .select({ type: mailLinks.type, email: mailLinks.email })
    .from(mailLinks)
    .where(and(eq(mailLinks.id, linkId), isNull(mailLinks.usedAt)));
  return link ?? null;
}

/** @returns null when nobody is to get one. */
async function createLink({ db, now }: Deps, request: AddressRequest, user?: { userId: string }) {
  const { type, email, attemptKeys } = request;
  const [waiting] = type === 'signup' ? await waitingSignUp(db, request) : [];
  const owner = type === 'signup' ? waiting && { signUpId: waiting.id } : user;
  return owner ? createPending(db, { ...owner, type, email, attemptKeys }, now()) : null;
}

/** The sign-up of the browser that asks, otherwise the newest. */
export const waitingSignUp = (
  executor: Executor,
  { email, browserHash }: Pick<AddressRequest, 'email' | 'browserHash'>,
) =>
  executor
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(eq(signUps.browserHash, browserHash ?? '')), desc(signUps.createdAt))
    .limit(1);
