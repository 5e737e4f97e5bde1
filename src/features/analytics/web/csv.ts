/** What spreadsheets take for the start of a formula; the same as in the export of users. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A table as a CSV file: UTF-8 with a byte order mark, every cell quoted, lines as in RFC 4180, formulas escaped. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}
