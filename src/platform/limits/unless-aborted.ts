/**
 * Awaits `work` until the signal aborts: a server that never answers would keep its caller waiting. What was begun goes on.
 * @throws the signal's reason once it is aborted
 */
export async function unlessAborted<Result>(
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!signal) return await work();
  signal.throwIfAborted();
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work(), ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
