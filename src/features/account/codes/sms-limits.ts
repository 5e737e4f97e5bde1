import { Problem } from '../../../platform/errors/problem.ts';
import type { Log } from '../../../platform/log/log.ts';
import { type Attempts, textOfToday } from '../rate-limits/attempts.ts';

interface Deps {
  readonly attempts: Pick<Attempts, 'count' | 'countOf' | 'refund'>;
  readonly log: Log;
  /** Texts a day of the whole installation, on all its nodes. */
  readonly smsDailyBudget: number;
  /** What numbers begin with, such as `+1`; null: any country. */
  readonly smsCountries: readonly string[] | null;
}

/** What text messages may cost the operator. */
export function createSmsLimits({ attempts, log, smsDailyBudget, smsCountries }: Deps) {
  return {
    /** Whether a text may be asked for, whosever the phone is. @throws {Problem} SMS_COUNTRY, SMS_BUDGET. */
    async check(phone: string): Promise<void> {
      if (smsCountries?.some((prefix) => phone.startsWith(prefix)) === false)
        throw new Problem('SMS_COUNTRY');
      if ((await attempts.countOf(textOfToday)) >= smsDailyBudget) throw new Problem('SMS_BUDGET');
    },

    /** Sends a text if the budget has one left; one that could not be sent costs nothing. */
    async send(deliver: () => Promise<void>): Promise<void> {
      const counted = await attempts.count(textOfToday);
      if (!counted) return;
      if (counted.count > smsDailyBudget) return attempts.refund([counted.key]);
      if (counted.count === smsDailyBudget)
        log.warn({ texts: smsDailyBudget }, 'SMS_DAILY_BUDGET is used up: no more texts are sent for a day');
      try {
        await deliver();
      } catch (error) {
        await attempts.refund([counted.key]);
        throw error;
      }
    },
  };
}
export type SmsLimits = ReturnType<typeof createSmsLimits>;
