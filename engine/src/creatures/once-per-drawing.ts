/**
 * Calculates something once for each drawing, or part of one, and keeps it as long as that is kept; rendering asks for it on every page.
 * @param calculate pure; its other arguments are determined by the drawing. Nobody may change its result.
 */
export function oncePerDrawing<Drawing extends WeakKey, Others extends readonly unknown[], Result>(
  calculate: (drawing: Drawing, ...others: Others) => Result,
): (drawing: Drawing, ...others: Others) => Result {
  const results = new WeakMap<Drawing, { readonly result: Result }>();
  return (drawing, ...others) => {
    const known = results.get(drawing);
    if (known) return known.result;
    const result = calculate(drawing, ...others);
    results.set(drawing, { result });
    return result;
  };
}
