import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const columnsOf = async (table: string) => {
  const { rows } = await database.db.execute<{ name: string; type: string }>(
    sql`select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  );
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
};

test('a profile has the columns that the specification names, under these names', async () => {
  const texts = [
    'first_name',
    'coin_name',
    'symbol',
    'description',
    'buy_button_link',
    'telegram',
    'twitter',
    'contract_address',
    'main_colors',
    'main_image_url',
    'background_image_url',
    'page_background',
    'launch_time',
    'preview_html',
    'deployed_url',
  ];
  const flags = ['is_admin', 'is_deployed', 'is_public'];
  expect(await columnsOf('profiles')).toMatchObject({
    id: 'text',
    created_at: 'timestamp with time zone',
    launch_date: 'date',
    published_at: 'timestamp with time zone',
    ...Object.fromEntries(texts.map((name) => [name, 'text'])),
    ...Object.fromEntries(flags.map((name) => [name, 'boolean'])),
  });
});

test('a page view names the profile that was read', async () => {
  expect(await columnsOf('page_views')).toMatchObject({ profile_id: 'text' });
});
