import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCoin } from '../coins/coin.fixture.ts';
import type { BuildEvent } from './contract.ts';
import { type ModelServer, startModelServer } from './model-server.fake.ts';
import { answering, modelSettings } from './model-service.fake.ts';
import { main, type Running } from '../../main.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { linkIn } from '../../test-support/mailbox.fake.ts';

let model: ModelServer;
let database: TestDatabase;
let dataDir: string;
let running: Running;

beforeEach(async () => {
  model = await startModelServer();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'moonpage-main-'));
  running = await main({
    env: {
      ...modelSettings(model),
      PORT: '0',
      DATABASE_URL: database.url,
      AUTH_SECRET: 'a-secret-for-tests-of-forty-characters!!',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
    },
    migrations: 'migrations',
    clientFolder: null,
    loadApp: () => import('../../app.ts'),
    loadPages: () => Promise.reject(new Error('Pages are not built.')),
  });
});
afterEach(async () => {
  await running.close();
  await model.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Calls the API over its socket. */
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(running.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: running.url, ...headers },
    body: JSON.stringify(body),
  });

/** @returns the cookie of somebody new who has signed in. */
async function signedIn(): Promise<string> {
  const [email, password] = ['ada@example.com', 'moon-landing-1969'];
  await post('/api/auth/sign-up', { first_name: 'Ada', email, password });
  const { access_token, type } = linkIn({ text: await mailTo(email) });
  await post('/api/auth/exchange', { access_token, type });
  const response = await post('/api/auth/sign-in', { email, password });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function mailTo(address: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  return vi.waitUntil(
    async () => {
      const files = await readdir(outbox).catch(() => []);
      const file = files.find((name) => name.endsWith(`${address}.eml`));
      return file === undefined ? null : readFile(join(outbox, file), 'utf8');
    },
    { timeout: 15_000 },
  );
}

test('a service that is asked to end tells who waits for a page at once, and keeps the page', async () => {
  const cookie = await signedIn();
  model.behave({ ...answering({}), after: 700, ends: 'hang' });
  const response = await post('/api/functions/generate-landing-page', testCoin(), {
    cookie,
    accept: 'text/event-stream',
  });
  await expect.poll(() => model.requests.length).toBe(1);

  const closed = running.close();
  const events = [...(await response.text()).matchAll(/^data: (.+)$/gm)].map(
    ([, json = '']) => JSON.parse(json) as BuildEvent,
  );
  await closed;
  const last = events.findLast(({ type }) => type !== undefined);
  if (last?.type !== 'done') throw new Error(JSON.stringify(last));
  expect(last.note).toMatch(/^We are restarting, so our composer wrote /);
  const { rows } = await database.pool.query<{ preview_html: string | null }>(
    'select preview_html from profiles where preview_html is not null',
  );
  expect(rows).toEqual([{ preview_html: last.html }]);
});
