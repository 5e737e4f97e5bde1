import { and, asc, count, desc, eq, gt, gte, ilike, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/db/database.ts';
import { profiles, users } from '../account/tables.ts';
import { paidBuildsColumns } from '../payments/list-payments.ts';
import { countedUpTo, type PaidBuilds, type UserRow, type UsersPage } from './contract.ts';

/** Which users: all, or those whose coin's name has this part; with an `@` in it, those whose e-mail address has too. */
export type Search = string | undefined;

/** Keyset cursor; `at` in microseconds since 1970, as milliseconds would lose rows. */
export interface Cursor {
  readonly at: string;
  readonly id: string;
}

/** @param text as validated by `usersInput`. */
export function parseCursor(text: string): Cursor {
  const [at = '', id = ''] = text.split('.');
  return { at, id };
}

export interface Paging {
  readonly search?: Search;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly size: number;
}

/** Columns of the index `profiles_list`, from which a page is read without any row. */
export const listed = {
  id: profiles.id,
  createdAt: profiles.createdAt,
  coinName: profiles.coinName,
  isAdmin: profiles.isAdmin,
  place:
    sql<string>`(extract(epoch from ${profiles.createdAt}) * 1000000)::bigint || '.' || ${profiles.id}`.as(
      'place',
    ),
};

/**
 * One page of users, the newest first, by keyset pagination: every page is equally fast, and concurrent changes skip or repeat nobody.
 * @param adminEmails lower case.
 */
export async function listUsers(
  db: Database,
  adminEmails: readonly string[],
  { search, after, before, size }: Paging,
): Promise<UsersPage> {
  const page = await (before === undefined
    ? pageAfter(db, search, after, size)
    : pageBefore(db, search, before, size));
  return {
    users: page.rows.map((row) => toRow(row, adminEmails)),
    previous: page.previous,
    next: page.next,
    total: page.isAll ? page.rows.length : await countForTable(db, search),
  };
}

async function pageAfter(db: Database, search: Search, after: string | undefined, size: number) {
  const start = after === undefined ? undefined : isAfter(parseCursor(after));
  const found = await findRows(db, and(matching(search), start), 'forward', size + 1);
  const rows = found.slice(0, size);
  return {
    rows,
    isAll: start === undefined && found.length <= size,
    previous: start ? (rows[0]?.place ?? null) : null,
    next: found.length > size ? (rows.at(-1)?.place ?? null) : null,
  };
}

async function pageBefore(db: Database, search: Search, before: string, size: number) {
  const end = isBefore(parseCursor(before));
  const found = await findRows(db, and(matching(search), end), 'backward', size + 1);
  // Less than a page before that place: then it is the first page, and a whole one.
  if (found.length <= size) return pageAfter(db, search, undefined, size);
  const rows = found.slice(0, size).toReversed();
  return { rows, isAll: false, previous: rows[0]?.place ?? null, next: rows.at(-1)?.place ?? null };
}

/** How many there are; of those that match a search, exactly: that reads the whole index. */
export async function countUsers(db: Database, search: Search): Promise<number> {
  return (await db.select({ total: count() }).from(profiles).where(matching(search)))[0]?.total ?? 0;
}

/** The same for the table, which need not know more than that there are many. */
async function countForTable(db: Database, search: Search): Promise<number> {
  if (!search) return countUsers(db, search);
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(profiles)
    .where(matching(search))
    .limit(countedUpTo)
    .as('found');
  return (await db.select({ total: count() }).from(found))[0]?.total ?? 0;
}

/** Whether a user is searched for, in whatever case; `%`, `_` and `\` stand for themselves. */
export function matching(search: Search): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isNamed = ilike(profiles.coinName, pattern);
  if (!search.includes('@')) return isNamed;
  // An array of both kinds, for each of which there is an index: PostgreSQL would read every profile for an `or` of a column and a subquery.
  const named = sql`select ${profiles.id} from ${profiles} where ${isNamed}`;
  // Addresses are lower case.
  const addressed = sql`select ${users.id} from ${users} where ${like(users.email, pattern.toLowerCase())}`;
  return sql`${profiles.id} = any (array(${named} union all ${addressed}))`;
}

/** Rows that follow this place in the list: older ones, and of the same instant those with a greater id. */
export function isAfter({ at, id }: Cursor): SQL | undefined {
  const instant = instantOf(at);
  return and(lte(profiles.createdAt, instant), or(lt(profiles.createdAt, instant), gt(profiles.id, id)));
}

function isBefore({ at, id }: Cursor): SQL | undefined {
  const instant = instantOf(at);
  return and(gte(profiles.createdAt, instant), or(gt(profiles.createdAt, instant), lt(profiles.id, id)));
}

function instantOf(microseconds: string): SQL {
  return sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
}

/** The page is found first, in the index alone; what else there is, is looked up for its few rows. */
async function findRows(
  executor: Executor,
  where: SQL | undefined,
  direction: 'forward' | 'backward',
  limit: number,
) {
  const order = direction === 'forward' ? newestFirst : oldestFirst;
  const page = executor
    .select(listed)
    .from(profiles)
    .where(where)
    .orderBy(...order(profiles))
    .limit(limit)
    .as('page');
  return executor
    .select({
      id: page.id,
      createdAt: page.createdAt,
      coinName: page.coinName,
      isAdmin: page.isAdmin,
      place: page.place,
      email: users.email,
      deployedUrl: profiles.deployedUrl,
      takenDownAt: profiles.takenDownAt,
      suspendedAt: profiles.suspendedAt,
      paid: paidBuildsColumns,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .innerJoin(profiles, eq(profiles.id, page.id))
    .orderBy(...order(page));
}

type Sorted = Record<'createdAt' | 'id', Parameters<typeof desc>[0]>;

export const newestFirst = ({ createdAt, id }: Sorted) => [desc(createdAt), asc(id)];
const oldestFirst = ({ createdAt, id }: Sorted) => [asc(createdAt), desc(id)];

interface Found {
  readonly id: string;
  readonly createdAt: Date;
  readonly coinName: string | null;
  readonly isAdmin: boolean;
  readonly email: string;
  readonly deployedUrl: string | null;
  readonly takenDownAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly paid: PaidBuilds;
}

/** @param adminEmails lower case. */
function toRow(found: Found, adminEmails: readonly string[]): UserRow {
  const { id, createdAt, coinName, isAdmin, email, deployedUrl, takenDownAt, suspendedAt, paid } = found;
  return {
    id,
    createdAt: createdAt.toISOString(),
    coinName,
    isAdmin,
    isListed: adminEmails.includes(email),
    deployedUrl,
    isTakenDown: takenDownAt !== null,
    isSuspended: suspendedAt !== null,
    paid,
  };
}
