/** A value lives this many times as long as it took to compute, which bounds the load to a fiftieth. */
const lifetimeFactor = 50;

/**
 * Caches a figure in proportion to its cost: one of 2 ms for a tenth of a second, one of a second for a minute. Concurrent
 * readers share one computation.
 * @param clock monotonic milliseconds.
 */
export function costBoundedCache(count: () => Promise<number>, clock: () => number): () => Promise<number> {
  let counting: Promise<number> | null = null;
  let goodUntil = Number.NEGATIVE_INFINITY;

  const countAgain = async () => {
    const startedAt = clock();
    try {
      const figure = await count();
      goodUntil = clock() + (clock() - startedAt) * lifetimeFactor;
      return figure;
    } catch (error) {
      counting = null;
      throw error;
    }
  };

  return () => {
    if (counting === null || clock() > goodUntil) {
      goodUntil = Number.POSITIVE_INFINITY;
      counting = countAgain();
    }
    return counting;
  };
}
