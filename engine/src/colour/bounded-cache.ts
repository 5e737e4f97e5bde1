/**
 * Caches up to `most` results of a pure calculation by a key that determines them; the oldest is evicted.
 * @returns gives a key's result, calculated on a miss; callers must not mutate it
 */
export function boundedCache<Result>(most: number): (key: string, calculate: () => Result) => Result {
  const results = new Map<string, Result>();
  return (key, calculate) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = calculate();
    if (results.size >= most) results.delete(results.keys().next().value ?? key);
    results.set(key, result);
    return result;
  };
}
