/** The middle value; of an even number, the upper one. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which `share` of the others lie, e.g. 0.99. */
export function quantile(values: readonly number[], share: number): number {
  const position = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((a, b) => a - b)[position] ?? Number.NaN;
}
