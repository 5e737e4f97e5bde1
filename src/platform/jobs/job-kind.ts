import { z } from 'zod';

/** A kind of background work: its name, the shape of its data and how often it is retried. */
export interface JobKind<Data extends object> {
  /** Name of the queue: letters, digits, dots and dashes. */
  readonly name: string;
  /** What a job carries; keep secrets out, jobs are kept for a day. */
  readonly data: z.ZodType<Data>;
  readonly retry: RetryPlan;
  /** A handler that takes longer has failed. */
  readonly timeoutInSeconds: number;
  /** How many of this kind one process works on at once. */
  readonly concurrency: number;
}

/** Pauses double from `firstPauseInSeconds` up to `longestPauseInSeconds`. */
export interface RetryPlan {
  /** Tries after the first one. */
  readonly limit: number;
  readonly firstPauseInSeconds: number;
  readonly longestPauseInSeconds: number;
}

/** One piece of work, handed to its handler. */
export interface Job<Data extends object> {
  readonly id: string;
  readonly data: Data;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the time is up or the process is asked to end. */
  readonly signal: AbortSignal;
}

/** What a delivery must know of the job that makes it; without a signal it is awaited for as long as it takes. */
export type DeliveringJob = Pick<Job<object>, 'id' | 'attempt'> & Partial<Pick<Job<object>, 'signal'>>;

/** Does the work; a rejection means: try again. It may run twice for one job, so it must bear repetition. */
export type JobHandler<Data extends object> = (job: Job<Data>) => Promise<void>;

/** A repeated kind without data, which removes what is of no more use. */
export function cleanupJob(name: string, timeoutInSeconds: number): JobKind<Record<string, never>> {
  const retry = { limit: 2, firstPauseInSeconds: 60, longestPauseInSeconds: 600 };
  return { name, data: z.strictObject({}), retry, timeoutInSeconds, concurrency: 1 };
}
