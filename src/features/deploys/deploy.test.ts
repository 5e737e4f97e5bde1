import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import type { Visitor } from '../../platform/testing/visitor.ts';
import { signUpPerson } from '../account/testing.ts';
import { profiles } from '../account/tables.ts';
import type { CoinDetailsInput } from '../coins/contract.ts';
import { testCoin } from '../coins/test-coin.ts';
import { readStoredDocument } from '../pages/stored-document.ts';
import { pageRevisions, pageSnapshots } from '../pages/tables.ts';

let service: TestApp;
let live: Server;
let liveUrl = '';

beforeAll(async () => {
  service = await createTestApp();
  live = createServer((request, response) =>
    service.app.answerLivePage(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((done) => live.listen(0, '127.0.0.1', done));
  liveUrl = `http://127.0.0.1:${(live.address() as AddressInfo).port}`;
});
afterAll(async () => {
  live.closeAllConnections();
  live.close();
  await service.close();
});

interface Creator {
  readonly browser: Visitor;
  readonly userId: string;
}

const creator = async (name: string): Promise<Creator> => signUpPerson(service, name);
const build = ({ browser }: Creator, coin: CoinDetailsInput = {}) =>
  browser.post('/api/functions/generate-landing-page', { ...testCoin(coin), isPreview: true });
const deploy = ({ browser, userId }: Creator, more: object = {}) =>
  browser.post('/api/functions/deploy-landing-page', { userId, isPreview: false, ...more });
const readLive = async (slug: string) => (await fetch(`${liveUrl}/p/${encodeURIComponent(slug)}`)).text();
const profileOf = async ({ userId }: Creator) => {
  const [profile] = await service.database.db.select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) throw new Error('no profile');
  return profile;
};

test('a draft goes live at an address of its own, is public, and its bytes are what readers get', async () => {
  const ada = await creator('Ada');
  const built = await build(ada, { coinName: 'Night Heron' });
  expect(built.status).toBe(200);
  expect(await profileOf(ada)).toMatchObject({ isDeployed: false, deployedUrl: null, isPublic: false });

  const deployed = await deploy(ada);
  expect(deployed).toMatchObject({
    status: 200,
    body: { slug: 'night-heron', deployedUrl: 'http://localhost:3000/p/night-heron' },
  });
  expect(await profileOf(ada)).toMatchObject({
    isDeployed: true,
    isPublic: true,
    slug: 'night-heron',
    deployedUrl: 'http://localhost:3000/p/night-heron',
  });
  const html = await readLive('night-heron');
  expect(html).toContain('Night Heron');
  const [row] = await service.database.db
    .select()
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, ada.userId));
  expect(row && brotliDecompressSync(row.brotli).toString()).toBe(html);
});

test('a live page is sandboxed, runs our script alone and is kept from search engines', async () => {
  const bob = await creator('Bob');
  await build(bob, { coinName: 'Sandbox Dog' });
  await deploy(bob);
  const response = await fetch(`${liveUrl}/p/sandbox-dog`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

test('deploying again keeps the address, whatever the coin is called by then; until then the old page is live', async () => {
  const cyd = await creator('Cyd');
  await build(cyd, { coinName: 'First Name' });
  await deploy(cyd);
  await build(cyd, { coinName: 'Second Name' });
  expect(await profileOf(cyd)).toMatchObject({ isDeployed: false, slug: 'first-name' });
  expect(await readLive('first-name')).toContain('First Name');
  expect(await deploy(cyd)).toMatchObject({ body: { slug: 'first-name' } });
  const html = await readLive('first-name');
  expect(html).toContain('Second Name');
  expect(html).not.toContain('First Name');
});

test('two coins of one name have two addresses, and both pages say so', async () => {
  const [dan, eve] = [await creator('Dan'), await creator('Eve')];
  await build(dan, { coinName: 'Twin Coin' });
  await build(eve, { coinName: 'twin  coin' });
  expect(await deploy(dan)).toMatchObject({ body: { slug: 'twin-coin' } });
  const alone = await readLive('twin-coin');
  expect(await deploy(eve)).toMatchObject({ body: { slug: 'twin-coin-2' } });
  const listings = await Promise.all(
    ['twin-coin', 'twin-coin-2'].map((slug) => dan.browser.get(`/api/directory/coins/${slug}`)),
  );
  expect(listings).toMatchObject([{ body: { sharesName: true } }, { body: { sharesName: true } }]);
  expect(await readLive('twin-coin')).not.toBe(alone);
  expect(await readLive('twin-coin-2')).toMatch(/another coin/i);
});

test('two deploys at once both succeed and leave one page', async () => {
  const fay = await creator('Fay');
  await build(fay, { coinName: 'Double Click' });
  const both = await Promise.all([deploy(fay), deploy(fay)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  const rows = await service.database.db
    .select({ slug: pageSnapshots.slug })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, fay.userId));
  expect(rows).toEqual([{ slug: 'double-click' }]);
});

test('two accounts that deploy one name at once get two addresses', async () => {
  const people = [await creator('Gil'), await creator('Hal'), await creator('Ida')];
  for (const person of people) await build(person, { coinName: 'Race Horse' });
  const answers = await Promise.all(people.map((person) => deploy(person)));
  const slugs = answers.map(({ body }) => (body as { slug: string }).slug);
  expect(slugs.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'race-horse',
    'race-horse-2',
    'race-horse-3',
  ]);
});

test('the browser decides neither whose page nor which HTML goes live', async () => {
  const [jon, kim] = [await creator('Jon'), await creator('Kim')];
  await build(jon, { coinName: 'Mine Alone' });
  expect(await deploy(kim, { userId: jon.userId })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  });
  expect((await profileOf(jon)).isDeployed).toBe(false);
  await deploy(jon, { landingPageHtml: '<script>alert(1)</script>', coinName: 'Other' });
  const html = await readLive('mine-alone');
  expect(html).not.toContain('alert(1)');
  expect(html).toContain('Mine Alone');
});

test('without a draft there is nothing to deploy; without a session nobody deploys', async () => {
  const lea = await creator('Lea');
  expect(await deploy(lea)).toMatchObject({ status: 409, body: { code: 'NO_DRAFT' } });
  const nobody = service.visitor();
  const answer = await nobody.post('/api/functions/deploy-landing-page', { userId: lea.userId });
  expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
});

test('a target that fails leaves everything as it was, and the next try succeeds', async () => {
  const max = await creator('Max');
  await build(max, { coinName: 'Full Disk' });
  // A file where the page's folder must be: the target cannot write.
  const obstacle = join(service.dataDir, 'pages', 'p', 'full-disk');
  await writeFile(obstacle, '');
  expect(await deploy(max)).toMatchObject({
    status: 500,
    body: { code: 'DEPLOY_FAILED', message: 'Failed to deploy landing page' },
  });
  expect(await profileOf(max)).toMatchObject({ isDeployed: false, slug: null, publishedAt: null });
  expect((await fetch(`${liveUrl}/p/full-disk`)).status).toBe(404);
  await rm(obstacle);
  expect(await deploy(max)).toMatchObject({ status: 200, body: { slug: 'full-disk' } });
  expect((await fetch(`${liveUrl}/p/full-disk`)).status).toBe(200);
});

test('START OVER clears the draft and the coin, the live page stays', async () => {
  const ned = await creator('Ned');
  await build(ned, { coinName: 'Stays Up' });
  await deploy(ned);
  await build(ned, { coinName: 'Stays Up Too' });
  const cleared = await ned.browser.post(`/api/profiles/${ned.userId}/start-over`, {});
  expect(cleared.status).toBe(200);
  expect(await profileOf(ned)).toMatchObject({
    previewHtml: null,
    document: null,
    coinName: null,
    blockchain: null,
    symbol: null,
    description: null,
    mainColors: null,
    launchDate: null,
    launchTime: null,
    slug: 'stays-up',
    deployedUrl: 'http://localhost:3000/p/stays-up',
    isPublic: true,
  });
  expect(await readLive('stays-up')).toContain('Stays Up');
});

test('every accepted document is kept, in order', async () => {
  const oda = await creator('Oda');
  const built = await Promise.all([build(oda, { coinName: 'One' }), build(oda, { coinName: 'One' })]);
  built.push(await build(oda, { coinName: 'Two' }));
  expect(built.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = await service.database.db
    .select({ number: pageRevisions.number })
    .from(pageRevisions)
    .where(eq(pageRevisions.profileId, oda.userId))
    .orderBy(pageRevisions.number);
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test.each([
  ['猫币 Māo Coin 🐈', '猫币-māo-coin'],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['../../etc', 'etc'],
  ['🐸🐸🐸', 'wif'],
  ['عملة القمر', 'عملة-القمر'],
])('a coin called %s lives at /p/%s, its name inert', async (coinName, slug) => {
  const person = await creator(`Pat${coinName.length}`);
  await build(person, { coinName });
  expect(await deploy(person)).toMatchObject({ status: 200, body: { slug } });
  const html = await readLive(slug);
  expect(html).not.toContain('<script>alert');
  await person.browser.post(`/api/profiles/${person.userId}/start-over`, {});
});

test('with its account a live page is gone, from memory and from the disk', async () => {
  const quinn = await signUpPerson(service, 'Quinn');
  await build(quinn, { coinName: 'Short Lived' });
  await deploy(quinn);
  expect((await fetch(`${liveUrl}/p/short-lived`)).status).toBe(200);
  const files = join(service.dataDir, 'pages', 'p', 'short-lived');
  expect(await readdir(files)).toContain('index.html.br');
  await quinn.browser.post('/api/auth/delete-account', { email: quinn.email });
  await expect.poll(async () => (await fetch(`${liveUrl}/p/short-lived`)).status).toBe(404);
  await expect.poll(() => readdir(files).catch(() => 'gone')).toBe('gone');
});

test('an account that is deleted during its first deploy leaves no page behind', async () => {
  const rex = await signUpPerson(service, 'Rex');
  await build(rex, { coinName: 'Going Gone' });
  const [deployed, deleted] = await Promise.all([
    deploy(rex),
    rex.browser.post('/api/auth/delete-account', { email: rex.email }),
  ]);
  expect(deleted.status).toBe(200);
  expect([200, 401, 409]).toContain(deployed.status);
  const files = join(service.dataDir, 'pages', 'p', 'going-gone');
  await expect.poll(() => readdir(files).catch(() => 'gone')).toBe('gone');
  expect((await fetch(`${liveUrl}/p/going-gone`)).status).toBe(404);
});

test('a name that cannot be is not listed, and costs no query', async () => {
  const answer = await service.visitor().get('/api/directory/coins/a%00b');
  expect(answer).toMatchObject({ status: 404, body: { code: 'LISTING_NOT_FOUND' } });
});

test('a draft whose coin was cleared meanwhile says what is missing', async () => {
  const tim = await creator('Tim');
  await build(tim, { coinName: 'Half Cleared' });
  await service.database.db
    .update(profiles)
    .set({ coinName: null, blockchain: null })
    .where(eq(profiles.id, tim.userId));
  expect(await deploy(tim)).toMatchObject({
    status: 409,
    body: { code: 'COIN_INCOMPLETE', message: 'Fill in the details of your coin first.' },
  });
});

test('what no page may say does not go live, whoever wrote it', async () => {
  const uma = await creator('Uma');
  await build(uma, { coinName: 'Tall Promise' });
  const document = readStoredDocument((await profileOf(uma)).document);
  const sections = document.sections.map((section) =>
    section.kind === 'closing'
      ? { ...section, props: { heading: 'A guaranteed 100x', text: 'Send your seed phrase to claim.' } }
      : section,
  );
  await service.database.db
    .update(profiles)
    .set({ document: { ...document, title: 'Audited by CertiK', sections } })
    .where(eq(profiles.id, uma.userId));
  expect((await deploy(uma)).status).toBe(200);
  const html = await readLive('tall-promise');
  expect(html).toContain('id="closing"');
  expect(html).not.toMatch(/100x|CertiK|seed phrase to claim/);
});

test('nobody deploys without end', async () => {
  const sam = await creator('Sam');
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries += 1) statuses.push((await deploy(sam)).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 409));
  expect(statuses[30]).toBe(429);
});
