import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Email, renderEmail } from '../../../platform/mail/email.ts';
import type { EmailSettings } from '../../../platform/mail/email-page.tsx';
import { type Mail, mailJob } from '../../../platform/mail/mail.ts';
import { type Sms, smsRetry } from '../../../platform/sms/sms.ts';
import { codes as codeRows, phones } from './tables.ts';
import type { Codes } from './codes.ts';
import type { SmsLimits } from './sms-limits.ts';

const smsRequest = z.strictObject({ codeId: z.string() });
type SmsRequest = z.infer<typeof smsRequest>;

/** The digits are set in the job, so that the queue never holds them. */
export const codeSms: JobKind<SmsRequest> = {
  name: 'account.code-sms',
  data: smsRequest,
  retry: smsRetry,
  timeoutInSeconds: 30,
  concurrency: 2,
};

/** The code of a proof, by mail. */
export const proofMail: JobKind<SmsRequest> = {
  name: 'account.proof-mail',
  data: smsRequest,
  ...mailJob,
  concurrency: 2,
};

interface Deps extends EmailSettings {
  readonly db: Database;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly codes: Pick<Codes, 'issueDigits'>;
  readonly smsLimits: Pick<SmsLimits, 'send'>;
}

/** Sends the code to the phone's owner, or to the account's mailbox; without one, too late, or beyond the day's budget of texts nothing is sent. */
export async function sendCode(deps: Deps, job: Job<SmsRequest>): Promise<void> {
  const { db, mail, sms, codes, smsLimits } = deps;
  const [request] = await db
    .select({ type: codeRows.type, target: codeRows.target, userId: codeRows.userId })
    .from(codeRows)
    .where(eq(codeRows.id, job.data.codeId));
  if (!request) return;
  const { type, target } = request;
  const userId = type === 'sms' ? await ownerOf(db, target) : request.userId;
  if (userId === null) return;
  const digits = await codes.issueDigits(db, job.data.codeId, userId);
  if (digits === null) return;
  if (type !== 'proof') {
    await smsLimits.send(() => sms.deliver({ to: target, text: textOf(deps, digits) }, job));
    return;
  }
  await mail.deliver({ to: target, ...(await proofEmail(deps, digits)) }, job);
}

async function ownerOf(db: Database, phone: string): Promise<string | null> {
  const [owner] = await db.select({ userId: phones.userId }).from(phones).where(eq(phones.phone, phone));
  return owner?.userId ?? null;
}

/** The last line binds the code to our host (WebOTP). */
function textOf({ productName, appUrl }: Deps, digits: string): string {
  return [
    `${digits} is your ${productName} code. It works once, within 10 minutes. Tell it nobody.`,
    `@${new URL(appUrl).hostname} #${digits}`,
  ].join('\n\n');
}

/** The code that shows before a sensitive change that it is the account's owner; good for ten minutes. */
function proofEmail(settings: EmailSettings, code: string): Promise<Email> {
  const { productName, appUrl } = settings;
  return renderEmail(settings, {
    subject: `Your ${productName} code`,
    heading: 'Is it you?',
    paragraphs: [
      `Somebody who is signed in to your ${productName} account wants to change how it is entered, or to delete it. Nothing is changed without this code, so tell it nobody.`,
      'Type it there to show that it is you, within 10 minutes:',
    ],
    action: null,
    code,
    otherwise: `It was not you? Set a new password at once, which signs everybody out: ${appUrl}/login?view=forgotten_password`,
  });
}
