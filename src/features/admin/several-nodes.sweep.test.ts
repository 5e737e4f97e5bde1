import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { startTestS3Server, type TestS3Server } from '../../platform/storage/test-support/s3-server.ts';
import { linkIn } from '../../test-support/mailbox.fake.ts';
import type { Visitor } from '../../test-support/visitor.ts';
import { profiles, users } from '../account/tables.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import {
  bundleService,
  type ServiceBundle,
  startNode,
  type TestNode,
} from '../deploys/test-support/nodes.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const pollOptions = { timeout: 30_000 };
const appUrl = 'http://moonpage.test';
const admin = { email: 'admin@example.com', password: 'a password of admins' };

let database: TestDatabase;
let s3: TestS3Server;
let bundle: ServiceBundle;
let nodes: [TestNode, TestNode];
beforeAll(async () => {
  [database, s3, bundle] = await Promise.all([createTestDatabase(), startTestS3Server(), bundleService()]);
  const env = {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a-secret-for-tests-of-forty-characters!!',
    ADMIN_EMAIL: admin.email,
    STORAGE_URL: s3.url,
    ...s3.env,
  };
  nodes = await Promise.all([startNode(bundle, appUrl, env), startNode(bundle, appUrl, env)]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await Promise.all([database.drop(), s3.close(), bundle.remove()]);
});

async function signedIn(browser: Visitor, person: { email: string; password: string }): Promise<string> {
  const { body } = await browser.post('/api/auth/sign-in', person);
  return (body as { userId: string }).userId;
}
/** The first mail of any node that holds this. */
const mailWith = (part: string) =>
  vi.waitUntil(async () => {
    const mails = (await Promise.all(nodes.map((node) => node.mails()))).flat();
    return mails.find((mail) => mail.includes(part));
  }, pollOptions);

test('what one node takes down is down on the other, which had it in memory and in its folder', async () => {
  const [a, b] = nodes;
  const creator = { email: 'ada@example.com', password: 'moon-landing-1969' };
  const theirs = a.visitor();
  await theirs.post('/api/auth/sign-up', { first_name: 'Ada', ...creator });
  const { access_token, type } = linkIn({ text: await mailWith('type=signup') });
  await theirs.post('/api/auth/exchange', { access_token, type });
  const userId = await signedIn(theirs, creator);
  await theirs.post('/api/functions/generate-landing-page', {
    ...testCoin({ coinName: 'Two Nodes' }),
    isPreview: true,
  });
  await theirs.post('/api/functions/deploy-landing-page', { userId, isPreview: false });

  const browser = a.visitor();
  await browser.post('/api/auth/forgot-password', { email: admin.email });
  const link = linkIn({ text: await mailWith('type=recovery') });
  await browser.post('/api/auth/update-password', {
    access_token: link.access_token,
    password: admin.password,
  });
  await signedIn(browser, admin);

  const statuses = () =>
    Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/p/two-nodes`)).status));
  const exported = () =>
    Promise.all(nodes.map(({ exportDir }) => readdir(join(exportDir, 'p', 'two-nodes')).catch(() => [])));
  await expect.poll(statuses, pollOptions).toEqual([200, 200]);
  await expect
    .poll(async () => (await exported()).every((files) => files.length === 3), pollOptions)
    .toBe(true);

  for (const act of ['take-down', 'suspension']) {
    const path = `/api/admin/users/${userId}/${act}`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ reason: 'Because' });
    expect((await browser.fetch(path, { method: 'PUT', headers, body })).status).toBe(200);
    await expect.poll(statuses, pollOptions).toEqual([410, 410]);
    await expect.poll(exported, pollOptions).toEqual([[], []]);
    expect((await browser.fetch(path, { method: 'DELETE' })).status).toBe(200);
    await expect.poll(statuses, pollOptions).toEqual([200, 200]);
    await expect
      .poll(async () => (await exported()).every((files) => files.length === 3), pollOptions)
      .toBe(true);
  }
  const onB = b.visitor();
  for (const [name, value] of theirs.cookies) onB.cookies.set(name, value);
  expect(await onB.get('/api/auth/session')).toMatchObject({ body: null });
  const [row] = await database.db
    .select({ since: profiles.suspendedAt })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(users.id, userId));
  expect(row).toEqual({ since: null });
});
