import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Admitted } from '../generation/admission.ts';
import { payments } from './tables.ts';

/** A paid build that is not spent, held or not. */
const isUnspent = and(eq(payments.state, 'paid'), isNull(payments.spentAt));

/**
 * Whether a build may begin with it: nobody holds it, or whoever did was cut off.
 * @param heldSince since when a build that is under way may hold it
 */
export function isCredit(heldSince: Date): SQL | undefined {
  return and(isUnspent, or(isNull(payments.heldAt), lt(payments.heldAt, heldSince)));
}

/** The opposite among those that are not spent. */
export function isHeld(heldSince: Date): SQL | undefined {
  return and(isUnspent, gte(payments.heldAt, heldSince));
}

interface Deps {
  readonly db: Database;
  /** Longer than any build takes. */
  readonly heldForMs: number;
  readonly now: () => Date;
}

/** What paid builds are spent on. */
export function createCredits({ db, heldForMs, now }: Deps) {
  const heldSince = () => new Date(now().getTime() - heldForMs);
  return {
    /** Since when a build that is under way may hold a credit. */
    heldSince,

    /**
     * Holds an account's oldest credit for a build. Of builds on several nodes each gets one of its own.
     * @returns null when there is none
     */
    hold: async (userId: string, buildId: string): Promise<Admitted | null> => {
      const oldest = db
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.userId, userId), isCredit(heldSince())))
        .orderBy(payments.paidAt)
        .limit(1)
        .for('update', { skipLocked: true });
      const [held] = await db
        .update(payments)
        .set({ buildId, heldAt: now() })
        .where(sql`${payments.id} = (${oldest})`)
        .returning({ id: payments.id });
      if (!held) return null;
      const isOurs = and(eq(payments.id, held.id), eq(payments.buildId, buildId), isNull(payments.spentAt));
      return {
        spend: async (tx) => {
          // A refund while the page was written takes the credit, not the page: it was admitted.
          const spent = await tx
            .update(payments)
            .set({ spentAt: now() })
            .where(isOurs)
            .returning({ id: payments.id });
          if (spent.length === 0)
            throw new Problem('GENERATION_FAILED', {
              message: 'This build took too long. Please try again.',
            });
        },
        giveBack: async () => {
          await db.update(payments).set({ buildId: null, heldAt: null }).where(isOurs);
        },
      };
    },
  };
}
