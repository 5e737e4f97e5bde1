/** Lets so many works run at once; the others wait in the order in which they came. */
export function createTurns({ atOnce }: { atOnce: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    /** How many works wait. */
    waiting: () => waiting.length,
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (running < atOnce) running += 1;
      else await new Promise<void>((begin) => waiting.push(begin));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
