/** A figure is kept for this many times as long as it took to count: counting may take a fiftieth of the time, no more. */
const keptFor = 50;

/**
 * Counts again only as often as it is cheap: a count of 2 ms is new after a tenth of a second, one of a second after a minute. Any
 * number of people who ask meanwhile wait for the same count.
 * @param clock milliseconds that never go back.
 */
export function thriftyCount(count: () => Promise<number>, clock: () => number): () => Promise<number> {
  let counting: Promise<number> | null = null;
  let goodUntil = Number.NEGATIVE_INFINITY;

  const countAgain = async () => {
    const startedAt = clock();
    try {
      const figure = await count();
      goodUntil = clock() + (clock() - startedAt) * keptFor;
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
