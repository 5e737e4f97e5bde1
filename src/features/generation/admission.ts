import type { Transaction } from '../../platform/db/database.ts';

/** Asked before each build that people order. */
export interface Admission {
  /**
   * Lets an account build, or refuses before anything is saved.
   * @throws {Problem} SHARE_FIRST, PAYMENT_NEEDED, NOT_FOR_SALE
   */
  readonly admit: (userId: string, buildId: string) => Promise<Admitted>;
}

/** A build that was let in, and what it costs. */
export interface Admitted {
  /** Takes the price in the transaction that keeps the page. @throws when it cannot be taken any more: the page is not kept */
  readonly spend: (tx: Transaction) => Promise<void>;
  /** Gives it back when no page came of the build. */
  readonly giveBack: () => Promise<void>;
}

/** A build that costs nothing. */
export const free: Admitted = { spend: async () => {}, giveBack: async () => {} };

/** For builds that nobody orders, such as those of the demo. */
export const withoutConditions: Admission = { admit: async () => free };
