/**
 * Waits for `work` no longer than the job that does it may last: a call to a server that never answers would keep the
 * process from ending. What was begun is left to itself.
 * @param signal of the job; without one `work` is waited for as long as it takes.
 * @throws the signal's reason once it is aborted
 */
export async function unlessEnded<Result>(
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
