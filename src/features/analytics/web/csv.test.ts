import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a file is written as the export of users writes it', () => {
  const rows = [
    ['Source', 'Views'],
    ['=HYPERLINK("https://evil.example")', 3],
    ['+1', -2],
    ['-x', 0],
    ['@SUM(A1)', 0],
    ['\tcmd', 0],
    ['\rcmd', 0],
    ['＝1', 0],
    ['say "hi", twice\nand more', 100_000],
    ['‮txt.exe', 1],
    ['', 5],
  ];
  const asExported = stringify(rows, {
    bom: true,
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    // There numbers are never negative; as text one would be taken for a formula.
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  });
  expect(csvOf(rows)).toBe(asExported);
  expect(csvOf(rows)).toContain(`"'=HYPERLINK(""https://evil.example"")","3"\r\n`);
});
