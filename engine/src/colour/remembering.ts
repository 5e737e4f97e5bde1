/**
 * Remembers the last `most` results of a pure calculation by a key that says all about its input.
 * @returns gives a key's result, calculated when it is not remembered; whoever gets one must not change it
 */
export function remembering<Result>(most: number): (key: string, calculate: () => Result) => Result {
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
