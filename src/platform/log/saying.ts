/** Shows the operator a sentence. */
export type Say = (sentence: string) => void;

/** A step of a start that takes longer says what it waits for. */
const silentForMs = 3_000;

/** Does `work`, and says what is waited for once it takes long. */
export async function saying<Result>(
  say: Say = () => {},
  sentence: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => say(sentence), silentForMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
