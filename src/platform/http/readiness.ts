import type { Pool } from 'pg';

/** How long a balancer waits for its answer; one that comes later is a no. */
export const readinessPatienceInMs = 2_000;

/** Whether the database answers now, and soon: one that accepts and never answers is as good as gone. */
export async function isReachable(pool: Pick<Pool, 'query'>, patienceInMs: number): Promise<boolean> {
  const over = Promise.withResolvers<false>();
  const timer = setTimeout(() => over.resolve(false), patienceInMs);
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
