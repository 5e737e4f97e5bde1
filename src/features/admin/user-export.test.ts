import { withoutTable } from '../../test-support/table-away.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import type { TestPerson } from '../account/test-support/person.ts';
import { exportUsers } from './user-export.ts';
import { addManyUsers, addUser, signInAdmin } from './test-support/users.ts';

let service: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  service = await createTestApp();
  admin = await signInAdmin(service);
});
afterAll(() => service.close());

const download = (query: string) => admin.browser.fetch(`/api/admin/users.csv${query}`);

/** Reads CSV as RFC 4180 has it, by a second opinion: not with the library that wrote it. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

const header = [
  'ID',
  'Created At',
  'First Name',
  'Email',
  'Coin Name',
  'Symbol',
  'Blockchain',
  'Live Page',
  'Admin Status',
  'Payments',
  'Paid Builds Left',
];

test('the file says what it is, when it was made and how long it will be', async () => {
  const answer = await download('');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const today = service.now().toISOString().slice(0, 10);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="users-${today}.csv"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-total-rows')).toBe('1');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const [first, second, ...more] = readCsv(new TextDecoder().decode(bytes));
  expect(first).toEqual(header);
  expect(second?.slice(2)).toEqual(['Admin', 'admin@moonpage.local', '', '', '', '', 'admin', '0', '0']);
  expect(second?.[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(more).toEqual([]);
});

test.each([
  ['=HYPERLINK("https://evil.example","Click")', `'=HYPERLINK("https://evil.example","Click")`],
  ['+1+1', `'+1+1`],
  ['-2+3+cmd|calc', `'-2+3+cmd|calc`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1+1', `'\t=1+1`],
  ['\r=1+1', `'\r=1+1`],
  ['\n=1+1', '\n=1+1'],
  ['＝1+1', `'＝1+1`],
  ['Say "wow", twice', 'Say "wow", twice'],
  ['Two\r\nlines\nor three', 'Two\r\nlines\nor three'],
  ['🚀 Mond; Sonne', '🚀 Mond; Sonne'],
  ['狗狗币', '狗狗币'],
  ['', ''],
])('the cell %j arrives as text', async (coinName, expected) => {
  await addUser(service.database.db, { id: 'hostile', coinName });
  const rows = readCsv(await (await download('')).text());
  expect(rows).toHaveLength(3);
  expect(rows.find(([id]) => id === 'hostile')?.[4]).toBe(expected);
  await service.database.pool.query(`delete from users where id = 'hostile'`);
});

test('users of six batches arrive each once, the newest first, and the search holds here too', async () => {
  await addManyUsers(service.database.db, 5_000);
  const rows = readCsv(await (await download('')).text());
  expect(rows).toHaveLength(5_002);
  expect(new Set(rows.map(([id]) => id)).size).toBe(5_002);
  expect(rows.every((cells) => cells.length === header.length)).toBe(true);
  expect(rows.at(2)?.[0]).toBe('many-004998');
  expect(rows.at(-1)?.[0]).toBe('many-000002');

  expect((await download('?search=coin')).headers.get('x-total-rows')).toBe('5000');
  const some = await download(`?search=${encodeURIComponent('COIN 0049')}`);
  expect(some.headers.get('x-total-rows')).toBe('100');
  const found = readCsv(await some.text()).slice(1);
  expect(found).toHaveLength(100);
  expect(found.every(([, , , , coinName]) => coinName?.startsWith('Coin 0049'))).toBe(true);
  expect(await (await download('?search=%25')).text()).not.toContain('many');
});

test('rows are read only as the client consumes them', async () => {
  const parts = exportUsers(service.database.db, undefined);
  let lines = 0;
  for (let part = 0; part < 3; part += 1) lines += (await parts.next()).value?.split('\r\n').length ?? 0;
  expect(lines).toBeLessThan(2_100);
  await parts.return();
});

test('a failed download is aborted, not truncated silently', async () => {
  const answer = await download('');
  const reader = answer.body?.getReader();
  await reader?.read();
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  await withoutTable(service.database, 'profiles', () => expect(rest()).rejects.toThrow('Failed query'));
});

test('each download is audited with its search', async () => {
  await (await download('?search=moon')).text();
  const { body } = await admin.browser.get('/api/admin/activity');
  expect(body).toHaveProperty('entries.0.action', 'users-exported');
  expect(body).toHaveProperty('entries.0.detail', 'moon');
});

test('an invalid search is refused, not ignored', async () => {
  const answer = await download(`?search=${'x'.repeat(201)}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await (await download('?search=%00no-such-coin')).text()).not.toContain('many');
});

test('too many downloads are refused in words', async () => {
  let answer = await download('?search=none');
  for (let tries = 0; tries < 25 && answer.status === 200; tries += 1)
    answer = await download('?search=none');
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
