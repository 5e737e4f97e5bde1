import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Sms, smsRetry } from '../../../platform/sms/sms.ts';
import { codes as codeRows, phones } from './tables.ts';
import type { Codes } from './codes.ts';

const wishForSms = z.strictObject({ codeId: z.string() });
type WishForSms = z.infer<typeof wishForSms>;

/** A code that was asked for by phone. Its digits are made here, so that they never lie in the queue. */
export const codeSms: JobKind<WishForSms> = {
  name: 'account.code-sms',
  data: wishForSms,
  retry: smsRetry,
  timeoutInSeconds: 30,
  concurrency: 2,
};

interface Setting {
  readonly db: Database;
  readonly sms: Sms;
  readonly codes: Pick<Codes, 'arm'>;
  readonly productName: string;
  readonly appUrl: string;
}

/** Finds whose phone it is and sends the code; nobody's, or too late: nothing to do. */
export async function sendCodeSms(setting: Setting, job: Job<WishForSms>): Promise<void> {
  const { db, sms, codes } = setting;
  const [wish] = await db
    .select({ type: codeRows.type, phone: codeRows.target, userId: codeRows.userId })
    .from(codeRows)
    .where(eq(codeRows.id, job.data.codeId));
  if (!wish) return;
  const userId = wish.type === 'phone_change' ? wish.userId : await ownerOf(db, wish.phone);
  if (userId === null) return;
  const digits = await codes.arm(db, job.data.codeId, userId);
  if (digits === null) return;
  await sms.deliver({ to: wish.phone, text: textOf(setting, digits) }, job);
}

async function ownerOf(db: Database, phone: string): Promise<string | null> {
  const [owner] = await db.select({ userId: phones.userId }).from(phones).where(eq(phones.phone, phone));
  return owner?.userId ?? null;
}

/** The last line lets phones offer the code for our own host alone (WebOTP). */
function textOf({ productName, appUrl }: Setting, digits: string): string {
  return [
    `${digits} is your ${productName} code. It works once, within 10 minutes. Tell it nobody.`,
    `@${new URL(appUrl).hostname} #${digits}`,
  ].join('\n\n');
}
