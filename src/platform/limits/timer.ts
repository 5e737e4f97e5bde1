/** Time as limits and pauses count it. */
export interface Timer {
  /** Milliseconds since some moment; never goes back. */
  readonly elapsed: () => number;
  /** Rings once, after so many milliseconds. @returns what prevents it. */
  readonly after: (milliseconds: number, ring: () => void) => () => void;
}

export const realTimer: Timer = {
  elapsed: () => performance.now(),
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
};
