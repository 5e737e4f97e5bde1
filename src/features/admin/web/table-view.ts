import { defaultPageSize, pageSizes } from '../contract.ts';

/** What the address says about the table. */
export interface TableView {
  readonly search: string;
  readonly after: string | undefined;
  readonly before: string | undefined;
  readonly size: (typeof pageSizes)[number];
}

/** The table's part of a query string; what it does not understand is left out. */
export function readTableView(queryString: string): TableView {
  const values = new URLSearchParams(queryString);
  return {
    search: (values.get('search') ?? '').slice(0, 200),
    after: values.get('after') ?? undefined,
    before: values.get('before') ?? undefined,
    size: pageSizes.find((size) => size === Number(values.get('size'))) ?? defaultPageSize,
  };
}

/** The query string of a view, without what is usual. */
export function writeTableView({ search, after, before, size }: TableView): URLSearchParams {
  const values = new URLSearchParams();
  if (search) values.set('search', search);
  if (size !== defaultPageSize) values.set('size', String(size));
  if (after) values.set('after', after);
  else if (before) values.set('before', before);
  return values;
}
