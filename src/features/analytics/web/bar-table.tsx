import { Download } from 'lucide-react';
import { useInteractive } from '../../../web/ui/controls/interactive-fieldset.tsx';
import { saveFile } from '../../../web/ui/controls/save-file.ts';
import { Card } from '../../../web/ui/layout/card.tsx';
import { csvOf } from './csv.ts';

/** A row: what it is about, its figures, and how long its bar is. */
export interface BarRow {
  readonly name: string;
  /** The code of a country or language, beside its name. */
  readonly code?: string;
  readonly values: readonly (string | number)[];
  /** From 0 to 1. */
  readonly part: number;
}

interface BarTableProps {
  heading: string;
  lead?: string | undefined;
  columns: readonly string[];
  rows: readonly BarRow[];
  /** What is said where there are no rows. */
  none: string;
  /** The days, for the file's name. */
  days: string;
}

/** A card with names, bars and figures: a table by itself, and as a file. */
export function BarTable({ heading, lead, columns, rows, none, days }: BarTableProps) {
  const hasCodes = rows.some(({ code }) => code !== undefined);
  const [first = '', ...others] = columns;
  const file = () => [
    hasCodes ? [first, 'Code', ...others] : [...columns],
    ...rows.map(({ name, code, values }) => [name, ...(hasCodes ? [code ?? ''] : []), ...values]),
  ];
  return (
    <Card
      heading={heading}
      lead={lead}
      aside={rows.length > 0 && <CsvButton about={heading} days={days} rows={file} />}
    >
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <table aria-label={heading} className="w-full border-separate border-spacing-y-1 text-sm">
          <thead>
            <tr className="text-xs text-muted">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={
                    index === 0 ? 'w-full text-start font-medium' : 'ps-2.5 text-end sm:ps-4 font-medium'
                  }
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, code, values, part }, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- names come from links, and two may be the same
              <tr key={row}>
                <th scope="row" className="relative h-9 w-full max-w-0 px-2 text-start font-medium">
                  <span
                    aria-hidden="true"
                    className="absolute inset-y-0 start-0 rounded-[calc(var(--radius-control)-0.25rem)] bg-link/15 forced-colors:border"
                    style={{ width: `${Math.max(part * 100, part > 0 ? 1.5 : 0)}%` }}
                  />
                  <span className="relative flex min-w-0 items-baseline gap-2">
                    <bdi title={name} className="truncate">
                      {name}
                    </bdi>
                    {code !== undefined && (
                      <span className="shrink-0 text-xs font-normal text-muted">{code}</span>
                    )}
                  </span>
                </th>
                {values.map((value, index) => (
                  <td
                    // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are
                    key={index}
                    className={
                      index === 0
                        ? 'figures ps-2.5 text-end sm:ps-4 font-semibold'
                        : 'figures ps-2.5 text-end sm:ps-4 text-muted'
                    }
                  >
                    {typeof value === 'number' ? value.toLocaleString('en-US') : value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface CsvButtonProps {
  /** What the file holds, as the card names it. */
  about: string;
  days: string;
  rows: () => readonly (readonly (string | number)[])[];
}

/** Saves a table as a CSV file. */
export function CsvButton({ about, days, rows }: CsvButtonProps) {
  const save = () =>
    saveFile(
      new Blob([csvOf(rows())], { type: 'text/csv;charset=utf-8' }),
      `${about.toLowerCase().replaceAll(' ', '-')}-${days}.csv`,
    );
  return (
    <button
      type="button"
      aria-label={`Download ${about} as CSV`}
      disabled={!useInteractive()}
      onClick={save}
      className="-my-1.5 -me-2 inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-muted transition-colors duration-120 hover:bg-wash hover:text-text disabled:opacity-60"
    >
      <Download aria-hidden="true" className="size-4" />
      CSV
    </button>
  );
}
