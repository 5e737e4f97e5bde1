/** Whether this person wants to see things move. */
export function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Sections of a page that is there at once appear one after another, all of them within this time. Milliseconds. */
const wholeInMs = 800;
const longestStepInMs = 90;

/**
 * Holds each section back until the one before it has been seen; those that come slower by themselves are never held.
 * @param sections how many there are
 * @param clock milliseconds, from any beginning
 * @param pause waits that long
 */
export function createPace(
  sections: number,
  clock: () => number,
  pause: (milliseconds: number) => Promise<void>,
): { next(): Promise<void> } {
  const step = Math.min(longestStepInMs, wholeInMs / Math.max(1, sections));
  let earliest = clock();
  return {
    next: async () => {
      const wait = earliest - clock();
      if (wait > 0) await pause(wait);
      earliest = Math.max(earliest, clock()) + step;
    },
  };
}
