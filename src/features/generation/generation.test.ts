import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { profiles } from '../account/tables.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';

const path = '/api/functions/generate-landing-page';
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const profileOf = async ({ userId }: TestPerson) => {
  const [profile] = await service.database.db.select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) throw new Error('no profile');
  return profile;
};

test('a build answers the page and keeps it as the draft', async () => {
  const ada = await signUpPerson(service, 'Ada');
  const { status, body } = await ada.browser.post(path, { ...testCoin(), isPreview: true });
  expect(status).toBe(200);
  const { html } = body as { html: string };
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toContain('<script');
  expect(await profileOf(ada)).toMatchObject({
    previewHtml: html,
    coinName: 'dogwifhat',
    symbol: 'WIF',
    twitter: 'https://x.com/dogwifcoin',
    isDeployed: false,
  });
});

test('the specified body is enough: it has no address, so that of the account or of the coin stands', async () => {
  const fay = await signUpPerson(service, 'Fay');
  const { coinName, symbol, description, blockchain, launchDate, launchTime } = testCoin();
  const specified = {
    coinName,
    symbol,
    description,
    buyButtonLink: '',
    telegram: '',
    twitter: '',
    mainColors: '#7c3aed,#ef4444',
    mainImageUrl: '',
    contractAddress: '',
    blockchain,
    launchDate,
    launchTime,
    isPreview: true,
    pageBackground: '#000000',
  };
  expect((await fay.browser.post(path, specified)).status).toBe(200);
  expect(await profileOf(fay)).toMatchObject({ email: 'fay@example.com', coinName: 'dogwifhat' });
  // Optional columns of a profile are null where they are empty, and may be sent as they were read.
  const unset = {
    buyButtonLink: null,
    telegram: null,
    twitter: null,
    mainImageUrl: null,
    contractAddress: null,
  };
  expect((await fay.browser.post(path, { ...specified, ...unset })).status).toBe(200);
  expect(await fay.browser.post(path, { ...specified, coinName: null })).toMatchObject({
    status: 422,
    body: { message: 'Coin name must be at least 2 characters' },
  });
  await fay.browser.post(path, { ...specified, email: 'coin@example.com' });
  await fay.browser.post(path, specified);
  expect(await profileOf(fay)).toMatchObject({ email: 'coin@example.com' });
  expect(await fay.browser.post(path, { ...specified, email: '' })).toMatchObject({
    status: 422,
    body: { message: 'Please enter a valid email address' },
  });
});

test('a client that takes an event stream hears how it goes on', async () => {
  const bob = await signUpPerson(service, 'Bob');
  const response = await bob.browser.fetch(path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(testCoin()),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(
    ([, json = '{}']) => JSON.parse(json) as { type?: string; html?: string },
  );
  const types = events.map(({ type }) => type).filter((type) => type !== undefined);
  expect(types[0]).toBe('saved');
  expect(types[1]).toBe('started');
  expect(types.slice(2, -1).every((type) => type === 'section')).toBe(true);
  expect(types.at(-1)).toBe('done');
  const done = events.find(({ type }) => type === 'done');
  expect((await profileOf(bob)).previewHtml).toBe(done?.html);
});

test('a stream whose details are refused is an ordinary refusal with its fields', async () => {
  const cyd = await signUpPerson(service, 'Cyd');
  const response = await cyd.browser.fetch(path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(testCoin({ coinName: 'x', buyButtonLink: 'ftp://nowhere' })),
  });
  expect(response.status).toBe(422);
  const { code, data } = (await response.json()) as { code: string; data: { issues: unknown[] } };
  expect(code).toBe('INVALID_INPUT');
  expect(data.issues).toContainEqual({
    path: 'coinName',
    message: 'Coin name must be at least 2 characters',
  });
  expect(data.issues).toContainEqual({ path: 'buyButtonLink', message: 'Please enter a valid URL' });
  expect(await profileOf(cyd)).toMatchObject({ coinName: null, previewHtml: null });
});

test('the page is written also when the tab is closed', async () => {
  const deb = await signUpPerson(service, 'Deb');
  const leaving = new AbortController();
  const response = await deb.browser.fetch(path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(testCoin()),
    signal: leaving.signal,
  });
  await response.body?.cancel();
  leaving.abort();
  await expect.poll(async () => (await profileOf(deb)).previewHtml).toMatch(/^<!doctype html>/);
});

test.each([
  ['a missing field', (({ description: _description, ...rest }) => rest)(testCoin())],
  ['an unknown field', { ...testCoin(), holders: '1000000' }],
  ['a number for a text', { ...testCoin(), coinName: 7 }],
  ['a list for the body', []],
  ['a preview that is none', { ...testCoin(), isPreview: false }],
])('%s is refused and nothing is written', async (_case, body) => {
  const person = await signUpPerson(service, `Eve${Math.random().toString(36).slice(2, 8)}`);
  const answer = await person.browser.post(path, body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  expect(await profileOf(person)).toMatchObject({ coinName: null, previewHtml: null });
});

test('nobody builds without a session', { retry: 0 }, async () => {
  expect(await service.visitor().post(path, testCoin())).toMatchObject({
    status: 401,
    body: { code: 'SIGNED_OUT', message: 'No authenticated user found' },
  });
});
