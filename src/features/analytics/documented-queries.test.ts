import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { addMonths } from './months.ts';
import { createReports } from './reports.ts';
import { sumViews } from './sums/sum-views.ts';
import { pageViews } from './tables.ts';

/** The three statements of decision 39. */
async function documentedQueries(profileId: string): Promise<readonly string[]> {
  const folder = new URL('../../../docs/decisions/', import.meta.url);
  const text = await readFile(new URL('0039-readings-are-summed-not-stored-twice.md', folder), 'utf8');
  return [...text.matchAll(/^ {4}select [^;]+;/gm)].map(([query]) => query.replaceAll('…', profileId));
}

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('what a report says can be asked of the raw readings with the documented queries', async () => {
  const { db } = database;
  await addMonths(db, [new Date('2026-11-15')]);
  await db.execute(
    sql`insert into users (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'ada@example.com', true, now(), now())`,
  );
  await db.execute(sql`insert into profiles (id, first_name) values ('ada', 'Ada')`);
  const of = (at: string, view: Partial<typeof pageViews.$inferInsert> = {}) => ({
    profileId: 'ada',
    viewedAt: new Date(at),
    isFirst: true,
    ...view,
  });
  await db
    .insert(pageViews)
    .values([
      of('2026-11-18T22:59:00Z', { source: 't.me' }),
      of('2026-11-18T23:01:00Z', { source: 't.me', isFirst: false }),
      of('2026-11-20T12:00:00Z', { source: 'x.com' }),
      of('2026-11-20T12:01:00Z'),
      of('2026-11-20T12:02:00Z', { action: 'copy' }),
      of('2026-11-20T12:03:00Z', { action: 'copy', isFirst: false }),
      of('2026-11-20T12:04:00Z', { action: 'scroll-50', isFirst: false }),
    ]);
  await sumViews(db, new Date('2026-11-20T12:02:30Z'));

  const now = new Date('2026-11-21T12:00:00Z');
  const range = { from: '2026-11-15', to: '2026-11-21', zone: 'Europe/Berlin' };
  const report = await createReports(db, () => now).reportOf('ada', range);
  const queries = await documentedQueries('ada');
  expect(queries).toHaveLength(3);
  const [days, sources, actions] = await Promise.all(
    queries.map(async (text) => {
      const { rows } = await database.pool.query<unknown[]>({ text, rowMode: 'array' });
      return rows.map((row) => row.map(String));
    }),
  );
  const told = report.series.filter(({ views }) => views > 0);
  expect(days?.map(([, views, visitors]) => [views, visitors])).toEqual(
    told.map(({ views, visitors }) => [String(views), String(visitors)]),
  );
  expect(days).toHaveLength(3);
  expect(new Set(sources)).toEqual(
    new Set(
      report.breakdowns.source.values.map(({ value, views, visitors }) => [
        value,
        String(views),
        String(visitors),
      ]),
    ),
  );
  expect(new Map(actions?.map(([action, rows, visitors]) => [action, [rows, visitors]]))).toEqual(
    new Map([
      ['read', [String(report.total.views), String(report.total.visitors)]],
      ['copy', ['2', String(report.actions.copy)]],
      ['scroll-50', [String(report.scroll.half), '0']],
    ]),
  );
});
