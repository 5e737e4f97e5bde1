import type { TestDatabase } from '../platform/db/test-support/database.ts';

/** Does something while no page of this slug can be written. */
export async function refusingPage<Answer>(
  { pool }: Pick<TestDatabase, 'pool'>,
  slug: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await pool.query(`alter table page_snapshots add constraint refused check (slug <> '${slug}') not valid`);
  try {
    return await work();
  } finally {
    await pool.query('alter table page_snapshots drop constraint refused');
  }
}

/** Does something while a table has another name, which fails whatever needs it. */
export async function withoutTable<Answer>(
  { pool }: Pick<TestDatabase, 'pool'>,
  table: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await pool.query(`alter table ${table} rename to ${table}_away`);
  try {
    return await work();
  } finally {
    await pool.query(`alter table ${table}_away rename to ${table}`);
  }
}
