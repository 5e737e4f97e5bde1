import { refusingPage } from '../../test-support/table-away.ts';
import { readdir } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '../account/tables.ts';
import { pageRevisions, pageSnapshots } from '../pages/tables.ts';
import { deploySteps } from './contract.ts';
import { startTestLive, type TestLive } from './test-support/live-service.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
});
afterAll(() => live.close());

test('a draft goes live at an address of its own, is public, and its bytes are what readers get', async () => {
  const ada = await live.creator('Ada');
  const built = await live.build(ada, { coinName: 'Night Heron' });
  expect(built.status).toBe(200);
  expect(await live.profileOf(ada)).toMatchObject({ isDeployed: false, deployedUrl: null, isPublic: false });

  const deployed = await live.deploy(ada);
  expect(deployed).toMatchObject({
    status: 200,
    body: { slug: 'night-heron', deployedUrl: 'http://localhost:3000/p/night-heron' },
  });
  expect(await live.profileOf(ada)).toMatchObject({
    isDeployed: true,
    isPublic: true,
    slug: 'night-heron',
    deployedUrl: 'http://localhost:3000/p/night-heron',
  });
  const html = await live.readLive('night-heron');
  expect(html).toContain('Night Heron');
  const [row] = await live.service.database.db
    .select()
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, ada.userId));
  expect(row && brotliDecompressSync(row.brotli).toString()).toBe(html);
  expect(await readdir(live.service.dataDir)).not.toContain('pages');
});

test('a live page is sandboxed, runs our script alone and is kept from search engines', async () => {
  const bob = await live.creator('Bob');
  await live.build(bob, { coinName: 'Sandbox Dog' });
  await live.deploy(bob);
  const response = await fetch(`${live.url}/p/sandbox-dog`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const [file = ''] = /\/p\/assets\/[\w.-]+/.exec(await response.text()) ?? [];
  const asset = await bob.browser.fetch(file);
  expect(asset.status).toBe(200);
  expect(asset.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test('a coin that leads nowhere yet has its launch beside its page, for calendars', async () => {
  const eve = await live.creator('Eve');
  await live.build(eve, {
    coinName: 'Lone Goose',
    contractAddress: '',
    telegram: '',
    twitter: '',
    description: 'A goose that glows in the dark.',
  });
  await live.deploy(eve);
  const html = await live.readLive('lone-goose');
  const [link = '', path = ''] =
    /<a class="buy-button" href="(\/p\/assets\/[\w.-]+\.ics)"[^>]*>/.exec(html) ?? [];
  // Nothing is downloaded from within the sandbox.
  expect(link).toContain('target="_blank"');
  const file = await eve.browser.fetch(path);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('URL:http://localhost:3000/p/lone-goose');
});

test('the browser decides neither whose page nor which HTML goes live', async () => {
  const [jon, kim] = [await live.creator('Jon'), await live.creator('Kim')];
  await live.build(jon, { coinName: 'Mine Alone' });
  expect(await live.deploy(kim, { userId: jon.userId })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  });
  expect((await live.profileOf(jon)).isDeployed).toBe(false);
  await live.deploy(jon, { landingPageHtml: '<script>alert(1)</script>', coinName: 'Other' });
  const html = await live.readLive('mine-alone');
  expect(html).not.toContain('alert(1)');
  expect(html).toContain('Mine Alone');
});

test('the specified body is taken whole, with null for what a profile does not have', async () => {
  const ken = await live.creator('Ken');
  await live.build(ken, { coinName: 'Whole Body' });
  const { coinName, symbol, description, mainColors, contractAddress, previewHtml } =
    await live.profileOf(ken);
  const deployed = await live.deploy(ken, {
    coinName,
    symbol,
    description,
    buyButtonLink: '',
    telegram: '',
    twitter: null,
    mainColors,
    mainImageUrl: null,
    contractAddress,
    landingPageHtml: previewHtml,
    backgroundImageUrl: null,
  });
  expect(deployed).toMatchObject({ status: 200, body: { slug: 'whole-body' } });
});

test(
  'without a draft there is nothing to deploy; without a session none is possible',
  { retry: 0 },
  async () => {
    const lea = await live.creator('Lea');
    expect(await live.deploy(lea)).toMatchObject({ status: 409, body: { code: 'NO_DRAFT' } });
    const visitor = live.service.visitor();
    const answer = await visitor.post('/api/functions/deploy-landing-page', { userId: lea.userId });
    expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
  },
);

test('a draft whose coin was cleared meanwhile says what is missing', { retry: 0 }, async () => {
  const tim = await live.creator('Tim');
  await live.build(tim, { coinName: 'Half Cleared' });
  await live.service.database.db
    .update(profiles)
    .set({ coinName: null, blockchain: null })
    .where(eq(profiles.id, tim.userId));
  expect(await live.deploy(tim)).toMatchObject({
    status: 409,
    body: { code: 'COIN_INCOMPLETE', message: 'Fill in the details of your coin first.' },
  });
});

test('a row that is refused leaves everything as it was, and the next try succeeds', async () => {
  const max = await live.creator('Max');
  await live.build(max, { coinName: 'Full Disk' });
  const answer = await refusingPage(live.service.database, 'full-disk', () => live.deploy(max));
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'DEPLOY_FAILED', message: 'Failed to deploy landing page' },
  });
  expect(await live.profileOf(max)).toMatchObject({ isDeployed: false, slug: null, publishedAt: null });
  expect((await fetch(`${live.url}/p/full-disk`)).status).toBe(404);
  expect(await live.deploy(max)).toMatchObject({ status: 200, body: { slug: 'full-disk' } });
  expect((await fetch(`${live.url}/p/full-disk`)).status).toBe(200);
});

/** What a deploy tells while it happens: the type of each event and its data. */
async function streamed({ browser, userId }: Awaited<ReturnType<TestLive['creator']>>) {
  const response = await browser.fetch('/api/functions/deploy-landing-page/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, isPreview: false }),
  });
  const text = await response.text();
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(([, event, json = '']) => ({
    event,
    data: JSON.parse(json) as Record<string, unknown>,
  }));
  return { status: response.status, text, events };
}

test('a deploy that is listened to tells its steps as they begin, and a failure after the first in its own words', async () => {
  const uma = await live.creator('Uma');
  const refused = await streamed(uma);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('NO_DRAFT')]);

  await live.build(uma, { coinName: 'Step Heron' });
  const failed = await refusingPage(live.service.database, 'step-heron', () => streamed(uma));
  expect(failed.status).toBe(200);
  expect(failed.events.at(-1)).toMatchObject({
    event: 'error',
    data: { code: 'DEPLOY_FAILED', message: 'Failed to deploy landing page' },
  });
  expect((await fetch(`${live.url}/p/step-heron`)).status).toBe(404);

  const told = await streamed(uma);
  expect(told.events.filter(({ event }) => event === 'message').map(({ data }) => data)).toEqual([
    ...deploySteps.map((step) => ({ type: 'step', step })),
    {
      type: 'done',
      slug: 'step-heron',
      deployedUrl: 'http://localhost:3000/p/step-heron',
      shares: expect.any(Array) as unknown,
      missedAddress: null,
    },
  ]);
  expect((await fetch(`${live.url}/p/step-heron`)).status).toBe(200);
});

test('every accepted document is kept, in order, and which of them went live', async () => {
  const oda = await live.creator('Oda');
  const built = await Promise.all([
    live.build(oda, { coinName: 'One' }),
    live.build(oda, { coinName: 'One' }),
  ]);
  built.push(await live.build(oda, { coinName: 'Two' }));
  expect(built.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await live.deploy(oda)).status).toBe(200);
  const rows = await live.service.database.db
    .select({ number: pageRevisions.number, deployedAt: pageRevisions.deployedAt })
    .from(pageRevisions)
    .where(eq(pageRevisions.profileId, oda.userId))
    .orderBy(pageRevisions.number);
  expect(rows.map(({ number, deployedAt }) => [number, deployedAt !== null])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test('endless deploys are refused', async () => {
  const sam = await live.creator('Sam');
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries += 1) statuses.push((await live.deploy(sam)).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 409));
  expect(statuses[30]).toBe(429);
});
