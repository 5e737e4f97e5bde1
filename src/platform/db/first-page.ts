/**
 * A page of rows, newest first, of which one more than `size` was read.
 * @returns the rows to show, and the id before which older ones begin; null when there are none.
 */
export function firstPage<Row extends { readonly id: number }>(rows: readonly Row[], size: number) {
  const shown = rows.slice(0, size);
  return { shown, older: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}
