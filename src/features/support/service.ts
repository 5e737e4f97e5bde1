import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { attemptFrom, createAttempts } from '../account/rate-limits/attempts.ts';
import { type IssueType, issueTypes, type SupportInput } from './contract.ts';
import { supportCleanUp, supportMail } from './jobs.ts';
import { supportRequests } from './tables.ts';

const day = 24 * 60 * 60 * 1000;
/** A job retries for about four days; after that, unsent requests are enqueued again. */
const triedForInMs = 5 * day;
/** Retention after the mail was sent. */
const keptForInMs = 90 * day;
const batch = 200;

interface Caller {
  readonly clientAddress: string;
  /** The address of the session; null: nobody is signed in. */
  readonly email: string | null;
}

interface SupportSettings {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly supportEmail: string;
  readonly now: () => Date;
}

/** Registers its jobs, so create it before `jobs.start()`. */
export function createSupport(settings: SupportSettings) {
  const { db, jobs, now } = settings;
  const attempts = createAttempts(db, now);

  jobs.register(supportMail, ({ data, signal }) => sendTicket(settings, data.id, signal));
  jobs.cleanUp(supportCleanUp, '25 4 * * *', () => cleanUp(settings));

  return {
    /**
     * Stores a request and enqueues its mail in one transaction. Idempotent by id.
     * @throws {Problem} TOO_MANY_REQUESTS, ID_TAKEN: something else was received under this id.
     */
    async receive({ clientAddress, email }: Caller, { id = randomUUID(), ...request }: SupportInput) {
      const taken = await attempts.take(attemptFrom('support', { clientAddress }));
      const isProven = request.sender.toLowerCase() === email;
      const instant = now();
      const isNew = await db.transaction(async (tx) => {
        const added = await tx
          .insert(supportRequests)
          .values({ id, ...request, isProven, createdAt: instant, queuedAt: instant })
          .onConflictDoNothing()
          .returning({ id: supportRequests.id });
        if (added.length > 0) await jobs.enqueue(tx, supportMail, { id });
        else await checkSame(tx, id, request);
        return added.length > 0;
      });
      if (!isNew) await attempts.refund(taken);
    },
  };
}

export type Support = ReturnType<typeof createSupport>;

async function checkSame(tx: Transaction, id: string, request: SupportInput): Promise<void> {
  const [kept] = await tx.select().from(supportRequests).where(eq(supportRequests.id, id));
  const isSame =
    kept?.sender === request.sender && kept.issue === request.issue && kept.comments === request.comments;
  if (!isSame) throw new Problem('ID_TAKEN');
}

async function sendTicket(settings: SupportSettings, id: string, signal: AbortSignal): Promise<void> {
  const { db, mail, supportEmail, now } = settings;
  const [ticket] = await db
    .select()
    .from(supportRequests)
    .where(and(eq(supportRequests.id, id), isNull(supportRequests.sentAt)));
  if (!ticket) return;
  // React Email takes half a second and 50 MB, so it is loaded with the first mail.
  const { requestEmail } = await import('./request-email.tsx');
  const email = await requestEmail({ ...ticket, issue: issueOf(ticket.issue) });
  // Always as attempt 1, which is retried even when refused, until the operator fixes SUPPORT_EMAIL.
  await mail.deliver({ to: supportEmail, ...email, replyTo: ticket.sender }, { id, attempt: 1, signal });
  await db.update(supportRequests).set({ sentAt: now() }).where(eq(supportRequests.id, id));
}

function issueOf(text: string): IssueType {
  return issueTypes.find((issue) => issue === text) ?? 'Other';
}

async function cleanUp({ db, jobs, now }: SupportSettings): Promise<void> {
  const instant = now();
  const longAgo = new Date(instant.getTime() - keptForInMs);
  await db.delete(supportRequests).where(lt(supportRequests.sentAt, longAgo));
  const givenUpBefore = new Date(instant.getTime() - triedForInMs);
  await db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: supportRequests.id })
      .from(supportRequests)
      .where(and(isNull(supportRequests.sentAt), lt(supportRequests.queuedAt, givenUpBefore)))
      .orderBy(supportRequests.queuedAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    if (waiting.length === 0) return;
    for (const { id } of waiting) await jobs.enqueue(tx, supportMail, { id });
    const ids = waiting.map(({ id }) => id);
    await tx.update(supportRequests).set({ queuedAt: instant }).where(inArray(supportRequests.id, ids));
  });
}
