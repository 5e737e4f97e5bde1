import { and, eq } from 'drizzle-orm';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../platform/db/database.ts';
import { profiles, users } from '../account/tables.ts';
import { paidBuildsColumns } from '../payments/list-payments.ts';
import {
  type Cursor,
  isAfter,
  listed,
  matching,
  newestFirst,
  parseCursor,
  type Search,
} from './user-list.ts';

const batchSize = 1_000;

const columns = [
  { key: 'id', header: 'ID' },
  { key: 'createdAt', header: 'Created At' },
  { key: 'firstName', header: 'First Name' },
  { key: 'email', header: 'Email' },
  { key: 'coinName', header: 'Coin Name' },
  { key: 'symbol', header: 'Symbol' },
  { key: 'blockchain', header: 'Blockchain' },
  { key: 'deployedUrl', header: 'Live Page' },
  { key: 'isAdmin', header: 'Admin Status' },
  { key: 'payments', header: 'Payments' },
  { key: 'credits', header: 'Paid Builds Left' },
];

/**
 * All matching users, the newest first, as parts of a CSV file: UTF-8 with a byte order mark, lines as in RFC 4180, formulas
 * escaped. Keyset batches, so that a slow reader holds neither memory nor a transaction.
 */
export async function* exportUsers(db: Database, search: Search): AsyncGenerator<string, void, void> {
  yield table([], 'with header');
  for (let place: Cursor | null = null; ;) {
    const rows = await readBatch(db, search, place);
    if (rows.length > 0) yield table(rows, 'rows alone');
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    place = parseCursor(last.place);
  }
}

function readBatch(db: Database, search: Search, place: Cursor | null) {
  return db
    .select({
      ...listed,
      firstName: profiles.firstName,
      email: users.email,
      symbol: profiles.symbol,
      blockchain: profiles.blockchain,
      deployedUrl: profiles.deployedUrl,
      ...paidBuildsColumns,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(matching(search), place ? isAfter(place) : undefined))
    .orderBy(...newestFirst(profiles))
    .limit(batchSize);
}

function table(rows: readonly object[], part: 'with header' | 'rows alone'): string {
  return stringify([...rows], {
    columns,
    header: part === 'with header',
    bom: part === 'with header',
    record_delimiter: 'windows',
    // Every cell, as a bare line feed would end the row.
    quoted: true,
    // Against CSV injection.
    escape_formulas: true,
    cast: {
      date: (instant) => instant.toISOString(),
      boolean: (flag) => (flag ? 'admin' : ''),
    },
  });
}

/** `users-2026-11-21.csv` */
export function exportName(instant: Date): string {
  return `users-${instant.toISOString().slice(0, 10)}.csv`;
}
