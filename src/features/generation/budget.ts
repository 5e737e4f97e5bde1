import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/db/database.ts';
import type { Usage } from './model/usage.ts';
import type { Outcome, Substitution } from './outcome.ts';
import { generations } from './tables.ts';

/** Names this feature's advisory lock within the database: 'aibu' in ASCII. */
const budgetLock = 0x61_69_62_75;

const dayInMs = 24 * 60 * 60 * 1000;
/** What cost tokens is kept for longer than the year that it is accounted for. */
const keptInMs = { paid: 400 * dayInMs, free: 30 * dayInMs };

/** A build that begins. */
interface Beginning {
  /** Made by the caller, who names it elsewhere too; else by the database. */
  readonly id?: string;
  readonly userId: string;
  readonly seed: number;
  /** The most that it may use; 0 when no model is asked. */
  readonly tokens: number;
}

/** How it ended. */
export interface Ending {
  readonly generator: string | null;
  readonly design: string | null;
  readonly outcome: Outcome;
  readonly substitutions: readonly Substitution[];
  readonly usage: Usage;
  readonly cost: number | null;
  readonly durationInMs: number;
}

/** Whether the tokens may be used. */
export type Grant = 'GRANTED' | 'ACCOUNT_BUDGET' | 'INSTALLATION_BUDGET';

export type BuildRecords = ReturnType<typeof createBuildRecords>;

interface Deps {
  readonly db: Database;
  /** Tokens per UTC day. */
  readonly dailyTokensPerAccount: number;
  readonly dailyTokens: number;
  readonly now: () => Date;
}

/** The record of every build, and the day's tokens that are counted from it. A day is one of UTC. */
export function createBuildRecords({ db, dailyTokensPerAccount, dailyTokens, now }: Deps) {
  const grantFor = async (tx: Executor, { userId, tokens }: Beginning, day: Date): Promise<Grant> => {
    if (tokens === 0) return 'GRANTED';
    await tx.execute(sql`select pg_advisory_xact_lock(${budgetLock}, 1)`);
    const used = sql`sum(${generations.inputTokens} + ${generations.outputTokens} + ${generations.reservedTokens})`;
    const own = sql`${used} filter (where ${generations.userId} = ${userId})`;
    const [sums] = await tx
      .select({
        all: sql`coalesce(${used}, 0)`.mapWith(Number),
        own: sql`coalesce(${own}, 0)`.mapWith(Number),
      })
      .from(generations)
      // Up to its end: a clock that was ahead must not count against all the days until then.
      .where(and(gte(generations.startedAt, day), lt(generations.startedAt, endOfDay(day))));
    if ((sums?.own ?? 0) + tokens > dailyTokensPerAccount) return 'ACCOUNT_BUDGET';
    return (sums?.all ?? 0) + tokens > dailyTokens ? 'INSTALLATION_BUDGET' : 'GRANTED';
  };

  return {
    /** Records a build and reserves its tokens, so that concurrent builds cannot use more than there is; none unless granted. */
    begin: async (build: Beginning): Promise<{ readonly id: string; readonly grant: Grant }> =>
      await db.transaction(async (tx) => {
        const startedAt = now();
        const grant = await grantFor(tx, build, startOfDay(startedAt));
        const [row] = await tx
          .insert(generations)
          .values({
            id: build.id,
            userId: build.userId,
            seed: build.seed,
            startedAt,
            outcome: 'STARTED',
            substitutions: [],
            reservedTokens: grant === 'GRANTED' ? build.tokens : 0,
            inputTokens: 0,
            outputTokens: 0,
            isEstimate: false,
          })
          .returning({ id: generations.id });
        return { id: row?.id ?? '', grant };
      }),

    /** Records the ending and releases unused tokens. No more are counted than reserved, whatever a provider reports. */
    end: async (id: string, { usage, ...ending }: Ending): Promise<void> => {
      const reserved = generations.reservedTokens;
      const input = sql`least(${usage.input}::integer, ${reserved})`;
      await db
        .update(generations)
        .set({
          ...ending,
          reservedTokens: 0,
          inputTokens: input,
          outputTokens: sql`least(${usage.output}::integer, ${reserved} - ${input})`,
          isEstimate: usage.isEstimate,
        })
        .where(and(eq(generations.id, id), eq(generations.outcome, 'STARTED')));
    },

    /** Removes old records. */
    removeOld: async (): Promise<void> => {
      const before = (age: number) => lt(generations.startedAt, new Date(now().getTime() - age));
      const tokens = sql`${generations.inputTokens} + ${generations.outputTokens} + ${generations.reservedTokens}`;
      await db
        .delete(generations)
        .where(or(before(keptInMs.paid), and(before(keptInMs.free), sql`${tokens} = 0`)));
    },
  };
}

function startOfDay(instant: Date): Date {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate()));
}

/** @param start of a day of UTC, which has no leap in its hours */
function endOfDay(start: Date): Date {
  return new Date(start.getTime() + dayInMs);
}
