/** Tokens of one or more calls. */
export interface Usage {
  readonly input: number;
  readonly output: number;
  /** Whether a provider that did not say was counted for. */
  readonly isEstimate: boolean;
}

export const noUsage: Usage = { input: 0, output: 0, isEstimate: false };

export function addUsage(one: Usage, other: Usage): Usage {
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    isEstimate: one.isEstimate || other.isEstimate,
  };
}

/** About how many tokens texts are: four bytes each, which is on the safe side of what providers count. */
export function estimateTokens(texts: readonly string[]): number {
  return tokensOfBytes(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
}

/** The same of texts that nobody kept. */
export function tokensOfBytes(bytes: number): number {
  return Math.ceil(bytes / 4);
}

/** What providers count for a picture of our size, at most. */
export const pictureTokens = 1_000;

/** US dollars, to the millionth. @param price per million tokens. */
export function costOf(usage: Usage, price: { input: number; output: number } | null): number | null {
  if (price === null) return null;
  return Number(((usage.input * price.input + usage.output * price.output) / 1_000_000).toFixed(6));
}
