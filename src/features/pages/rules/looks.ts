/** Looks are made and read this many at a time. */
export const looksAtOnce = 3;
