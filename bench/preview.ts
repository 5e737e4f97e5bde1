import { quantile } from './times.ts';
import { signUp } from './product/person.ts';
import type { Started } from './product/start-product.ts';
import { worstDescriptions } from './worst-inputs.ts';

/** Few enough for the limit of an account. */
const rounds = 2;
const typed =
  'A heron that stands on the pier at night and says nothing. It has seen the fish. It is waiting. It pays no rent.';
const coin = {
  coinName: 'Night Heron',
  symbol: 'HERON',
  blockchain: 'Base',
  mainColors: '#7c3aed,#ef4444',
  pageBackground: '#000000',
};

/**
 * The wait for the build form's preview, after the wait for the end of typing, as a description grows letter by letter, beside what is
 * read in the same words; and the same on the longest descriptions that the form takes, with the longest stall of the event loop.
 */
export async function measurePreview(product: Started): Promise<void> {
  const growing = Array.from({ length: typed.length }, (_, at) => typed.slice(0, at + 1));
  const figures: { readonly [what: string]: readonly string[] } = {
    'a description as it grows': growing,
    'worst descriptions': worstDescriptions.map((text) => text.slice(0, 2000)),
  };
  for (const [nth, [what, descriptions]] of Object.entries(figures).entries()) {
    const writer = await signUp(product, `Previewer${nth}`);
    const preview = (description: string, seed: number) =>
      writer.call('POST', '/api/functions/preview-page', { ...coin, description, seed });
    const words = (description: string) =>
      writer.call('POST', '/api/functions/read-words', { coinName: coin.coinName, description });
    // The first calls of a process load what is read with.
    await times(descriptions, preview);
    await product.longestStall();
    const drawn = await times(descriptions, preview);
    const stall = await product.longestStall();
    const read = await times(descriptions, words);
    const [slow, beside] = [quantile(drawn, 0.95), quantile(read, 0.95)];
    console.log(
      `preview of ${what}: p50 ${quantile(drawn, 0.5).toFixed(1)} ms, p95 ${slow.toFixed(1)} ms, ` +
        `${(slow / beside).toFixed(1)} times that of read-words; longest stall ${stall.toFixed(0)} ms`,
    );
  }
}

/** Milliseconds of each call, the quickest of some tries: a busy machine only adds. */
async function times(
  descriptions: readonly string[],
  work: (description: string, nth: number) => Promise<unknown>,
): Promise<number[]> {
  const quickest: number[] = [];
  for (const [nth, description] of descriptions.entries()) {
    const tries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await work(description, nth);
      tries.push(performance.now() - startedAt);
    }
    quickest.push(Math.min(...tries));
  }
  return quickest;
}
