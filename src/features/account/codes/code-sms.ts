import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Sms, smsRetry } from '../../../platform/sms/sms.ts';
import { codes as codeRows, phones } from './tables.ts';
import type { Codes } from './codes.ts';

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

interface Deps {
  readonly db: Database;
  readonly sms: Sms;
  readonly codes: Pick<Codes, 'issueDigits'>;
  readonly productName: string;
  readonly appUrl: string;
}

/** Sends the code to the phone's owner; without one, or too late, nothing is sent. */
export async function sendCodeSms(deps: Deps, job: Job<SmsRequest>): Promise<void> {
  const { db, sms, codes } = deps;
  const [request] = await db
    .select({ type: codeRows.type, phone: codeRows.target, userId: codeRows.userId })
    .from(codeRows)
    .where(eq(codeRows.id, job.data.codeId));
  if (!request) return;
  const userId = request.type === 'phone_change' ? request.userId : await ownerOf(db, request.phone);
  if (userId === null) return;
  const digits = await codes.issueDigits(db, job.data.codeId, userId);
  if (digits === null) return;
  await sms.deliver({ to: request.phone, text: textOf(deps, digits) }, job);
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
