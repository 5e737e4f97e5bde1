import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { buildPriceText } from '../../platform/env/build-price.ts';
import type { StripeSettings } from '../../platform/env/stripe-settings.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { cleanupJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { Log } from '../../platform/log/log.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import type { Admission } from '../generation/admission.ts';
import type { PaymentsView } from './contract.ts';
import { createCheckout, isUnderWay, isWaiting } from './checkout.ts';
import { createCredits, isCredit, isHeld } from './credits.ts';
import { listPayments } from './list-payments.ts';
import { isRefusal, openStripe, type StripeAdapter, type StripeNews } from './stripe.ts';
import { syncPayment } from './sync.ts';
import { payments } from './tables.ts';

/** Questions to Stripe that one account may cause; a screen that waits for the money asks every few seconds. */
const questionsPerAccount = { max: 120, windowInMs: 10 * 60_000 };

/** Asks Stripe about payments of which no webhook told the end, and removes those that nobody paid; during beta it closes what is open. Hourly. */
export const paymentsCleanUp = cleanupJob('payments.clean-up', 10 * 60);
/** Webhooks come within seconds; whoever pays is back within the hour. */
const asksAfterMs = 60 * 60_000;
const asksAtMost = 200;
const expiredKeptForMs = 30 * 24 * 60 * 60_000;
/** Of payments for which Stripe gave no page. Were there one, nobody would know its address, and it is closed by then. */
const unansweredKeptForMs = 2 * 24 * 60 * 60_000;

/** Closes Stripe's page of an account that is deleted. */
export const closeCheckoutJob: JobKind<{ paymentId: string; sessionId: string }> = {
  name: 'payments.close-checkout',
  data: z.strictObject({ paymentId: z.string(), sessionId: z.string() }),
  retry: { limit: 10, firstPauseInSeconds: 30, longestPauseInSeconds: 3600 },
  timeoutInSeconds: 60,
  concurrency: 1,
};

interface Deps {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'cleanUp' | 'register' | 'enqueue'>;
  readonly stripe: StripeSettings;
  /** Whether building is free, so that nothing is sold. */
  readonly beta: boolean;
  readonly appUrl: string;
  readonly productName: string;
  /** How long a build may hold a credit: longer than any build takes. */
  readonly heldForMs: number;
  readonly log: Log;
  readonly now: () => Date;
}

export type Payments = Awaited<ReturnType<typeof createPayments>>;

/** Page builds that are paid, through Stripe's own page. Registers its jobs, so create it before `jobs.start()`. */
export async function createPayments(deps: Deps) {
  const { db, jobs, beta, appUrl, log, now } = deps;
  const { secretKey, webhookSecret } = deps.stripe;
  /** Null: no key was given, and nothing is sold. */
  const stripe = secretKey === null ? null : await openStripe(deps.stripe, secretKey);
  const credits = createCredits(deps);
  const limit = createLimit({ ...questionsPerAccount, now: () => now().getTime() });

  const standingOf = async (userId: string): Promise<Omit<PaymentsView, 'payments'>> => {
    const since = credits.heldSince();
    const [counts] = await db
      .select({
        credits: sql`count(*) filter (where ${isCredit(since)})`.mapWith(Number),
        held: sql`count(*) filter (where ${isHeld(since)})`.mapWith(Number),
        underWay: sql<PaymentsView['underWay']>`max(${payments.state}) filter (where ${isWaiting})`,
      })
      .from(payments)
      .where(eq(payments.userId, userId));
    return {
      credits: counts?.credits ?? 0,
      isHeld: (counts?.held ?? 0) > 0,
      underWay: counts?.underWay ?? null,
    };
  };
  const read = async (userId: string): Promise<PaymentsView> => ({
    ...(await standingOf(userId)),
    payments: await listPayments(db, userId),
  });

  const checkout = createCheckout({
    ...deps,
    hasUnspent: async (userId) => {
      const { credits: free, isHeld: held } = await standingOf(userId);
      return free > 0 || held;
    },
  });
  const sync = (seller: StripeAdapter, paymentId: string) =>
    syncPayment({ db, stripe: seller, log, now }, paymentId);

  const payOnce = shareRuns((session: Session) => {
    if (beta || !stripe) throw new Problem('NOT_FOR_SALE');
    if (!limit.take(session.userId)) throw new Problem('TOO_MANY_REQUESTS');
    return checkout.pay(stripe, session).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      log.error({ err: error, userId: session.userId }, 'checkout failed');
      throw new Problem('STRIPE_UNAVAILABLE', {
        ...(isRefusal(error) && { message: refused }),
        cause: error,
      });
    });
  });

  const notConfirmed = (payment: string) => (error: unknown) =>
    log.warn({ err: error, payment }, 'payment not confirmed, asking again later');

  const confirmOnce = shareRuns(async ({ userId }: Session) => {
    const row = await checkout.findWaiting(userId);
    if (!stripe || !row || !limit.take(userId)) return;
    await sync(stripe, row.id).catch(notConfirmed(row.id));
  });

  /** The payment that a webhook is about. */
  const findPayment = async (news: StripeNews, asked: StripeAdapter) => {
    const find = async (where: ReturnType<typeof eq>) =>
      (await db.select({ id: payments.id }).from(payments).where(where))[0]?.id ?? null;
    if ('sessionId' in news) {
      // Where the answer that made the session was lost on the way.
      if (news.payment !== null) await checkout.keepSession(news.payment, news.sessionId);
      return await find(eq(payments.sessionId, news.sessionId));
    }
    const known = await find(eq(payments.paymentIntent, news.paymentIntent));
    if (known !== null) return known;
    const sessionId = await asked.sessionOf(news.paymentIntent);
    return sessionId === null ? null : await find(eq(payments.sessionId, sessionId));
  };

  /** Closes Stripe's page. Whoever was quicker has paid, which the operator must know. */
  const close = async (seller: StripeAdapter, paymentId: string, sessionId: string) => {
    await seller.expire(sessionId);
    await sync(seller, paymentId);
  };

  const cleanUp = async () => {
    const instant = now().getTime();
    const isOlderThan = (ms: number) => lt(payments.createdAt, new Date(instant - ms));
    const open = await db
      .select({ id: payments.id, sessionId: payments.sessionId })
      .from(payments)
      .where(and(isWaiting, isNotNull(payments.sessionId), beta ? undefined : isOlderThan(asksAfterMs)))
      // Those first of which Stripe was asked least, so that pages which stay open for a day keep nobody's turn.
      .orderBy(payments.revision, payments.createdAt)
      .limit(asksAtMost);
    for (const { id, sessionId } of open) {
      if (!stripe || sessionId === null) continue;
      // Nobody shall pay on a page that was opened before building became free.
      const work: Promise<unknown> = beta ? close(stripe, id, sessionId) : sync(stripe, id);
      await work.catch(notConfirmed(id));
    }
    await db
      .delete(payments)
      .where(
        or(
          and(eq(payments.state, 'expired'), isOlderThan(expiredKeptForMs)),
          and(isUnderWay, isNull(payments.sessionId), isOlderThan(unansweredKeptForMs)),
        ),
      );
  };
  jobs.cleanUp(paymentsCleanUp, '35 * * * *', cleanUp);
  jobs.register(closeCheckoutJob, async ({ data: { paymentId, sessionId } }) => {
    if (stripe) await close(stripe, paymentId, sessionId);
  });

  /** Lets those build who have paid. */
  const admission: Admission = {
    admit: async (userId, buildId) => {
      const held = await credits.hold(userId, buildId);
      if (held) return held;
      if ((await standingOf(userId)).isHeld) throw new Problem('PAYMENT_NEEDED', { message: isBuilding });
      if (!stripe) throw new Problem('NOT_FOR_SALE', { message: notForSale });
      throw new Problem('PAYMENT_NEEDED', {
        message: `A page build costs ${buildPriceText}. Pay for this one first: what you typed is kept.`,
      });
    },
  };

  return {
    admission,

    /** @throws {Problem} FORBIDDEN */
    read: (session: Session, userId: string): Promise<PaymentsView> => {
      ownProfile(session, userId);
      return read(userId);
    },

    /** @returns the address of Stripe's page. @throws {Problem} FORBIDDEN, NOT_FOR_SALE, PAYMENT_MISMATCHED, STRIPE_UNAVAILABLE, TOO_MANY_REQUESTS */
    pay: async (session: Session, userId: string): Promise<{ url: string }> => {
      ownProfile(session, userId);
      return { url: await payOnce(userId, session) };
    },

    /** @throws {Problem} FORBIDDEN */
    confirm: async (session: Session, userId: string): Promise<PaymentsView> => {
      ownProfile(session, userId);
      await confirmOnce(userId, session);
      return read(userId);
    },

    /**
     * Takes a call of Stripe's webhook. Its body is only a hint: what is true is asked of Stripe, so that order, repetition and age of
     * the calls change nothing.
     * @returns `refused` for what Stripe has not signed
     * @throws when Stripe cannot be asked, so that it calls again
     */
    takeWebhook: async (body: string, signature: string): Promise<'taken' | 'refused' | 'off'> => {
      if (!stripe || webhookSecret === null) return 'off';
      const news = await stripe.verify(body, signature, webhookSecret).catch(() => 'refused' as const);
      if (news === 'refused') return 'refused';
      const paymentId = news && (await findPayment(news, stripe));
      if (paymentId === null) log.info({ news }, 'webhook names no payment of ours');
      else await sync(stripe, paymentId);
      return 'taken';
    },

    /** Runs in the transaction that deletes an account: nobody shall pay for it any more. */
    endWithAccount: async (tx: Transaction, userId: string): Promise<void> => {
      // Locked, so that a session of which Stripe has just told is either seen here, or closed by whoever began it.
      const [row] = await tx
        .select({ id: payments.id, sessionId: payments.sessionId })
        .from(payments)
        .where(and(eq(payments.userId, userId), isUnderWay))
        .for('update');
      if (row && row.sessionId !== null)
        await jobs.enqueue(tx, closeCheckoutJob, { paymentId: row.id, sessionId: row.sessionId });
    },

    /** Logs what the operator must know. @returns the same lines for the terminal */
    warnOperator: (): string[] => {
      const lines = beta ? [] : missingSettings(deps.stripe, appUrl);
      for (const line of lines) log.warn(line);
      return lines;
    },
  };
}

export const webhookPath = '/api/payments/webhook';

function missingSettings({ secretKey, webhookSecret }: StripeSettings, appUrl: string): string[] {
  if (secretKey === null)
    return [
      `BETA is off and a page build costs ${buildPriceText}, but STRIPE_SECRET_KEY is not set: nothing is sold, and nobody without a paid build can build a page`,
    ];
  const lines: string[] = [];
  if (/^[sr]k_test_/.test(secretKey))
    lines.push(
      'STRIPE_SECRET_KEY is a test key: anybody can build with a card of the test, and no money comes',
    );
  if (webhookSecret === null)
    lines.push(
      `STRIPE_WEBHOOK_SECRET is not set: payments count late, refunds and chargebacks do not; let Stripe call ${appUrl}${webhookPath}`,
    );
  return lines;
}

const isBuilding =
  'Another build of yours is under way. If it was cut off, your payment is free again within minutes: please try again then.';

const notForSale =
  'Page builds cannot be paid here yet, so none can begin. What you typed is kept: please ask our support.';

const refused =
  'Stripe has refused to begin this payment. Nothing was charged, and what you typed is kept: please try again, and if that does not help, ask our support.';

/** Of calls for one key that come while one runs, all get the answer of that one. */
function shareRuns<Input, Answer>(work: (input: Input) => Promise<Answer>) {
  const running = new Map<string, Promise<Answer>>();
  return async (key: string, input: Input): Promise<Answer> => {
    const known = running.get(key);
    if (known) return known;
    const run = (async () => await work(input))().finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
