import type { Pool } from 'pg';

/** Shorter than the timeout of common load balancers. */
export const readinessTimeoutInMs = 2_000;

/** Whether the database answers within the timeout. */
export async function isReachable(pool: Pick<Pool, 'query'>, timeoutInMs: number): Promise<boolean> {
  const over = Promise.withResolvers<false>();
  const timer = setTimeout(() => over.resolve(false), timeoutInMs);
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
