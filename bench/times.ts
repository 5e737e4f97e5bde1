/** The middle value; of an even number, the upper one. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which `share` of the others lie, e.g. 0.99. */
export function quantile(values: readonly number[], share: number): number {
  const position = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((a, b) => a - b)[position] ?? Number.NaN;
}

/** @returns milliseconds of each turn, one after the other. */
export async function time(turns: number, ask: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const startedAt = performance.now();
    await ask(turn);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Such as `12.3 ms`. */
export function p95(times: readonly number[]): string {
  return `${quantile(times, 0.95).toFixed(1)} ms`;
}

/** Such as `100,000`. */
export function inWords(figure: number): string {
  return figure.toLocaleString('en-US');
}
