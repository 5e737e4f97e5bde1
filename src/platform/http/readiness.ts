import type { Pool } from 'pg';
import { unlessAborted } from '../limits/unless-aborted.ts';

/** Shorter than the timeout of common load balancers. */
export const readinessTimeoutInMs = 2_000;

/** Whether the database answers within the timeout. */
export async function isReachable(pool: Pick<Pool, 'query'>, timeoutInMs: number): Promise<boolean> {
  const answer = unlessAborted(AbortSignal.timeout(timeoutInMs), () => pool.query('select 1'));
  return await answer.then(
    () => true,
    () => false,
  );
}
