import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUpPerson } from '../../src/features/account/test-support/person.ts';
import { testCoin } from '../../src/features/coins/coin.fixture.ts';
import { copyListings } from '../../src/features/directory/test-support/copy-listings.ts';
import type { TestApp } from '../../src/test-support/app.ts';
import { read, startSite } from '../test-support/documents.ts';

/** The directory as it is without scripts. */

let site: TestApp;
beforeAll(async () => {
  site = await startSite();
  const { browser, userId } = await signUpPerson(site, 'Ada');
  const coin = testCoin({
    coinName: 'Moon <i>Frog</i>',
    symbol: 'FROG',
    blockchain: 'Base',
    contractAddress: '',
    mainColors: 'red,blue',
  });
  await browser.post('/api/functions/generate-landing-page', { ...coin, isPreview: true });
  await browser.post('/api/functions/deploy-landing-page', { userId, isPreview: false });
  await copyListings(site.database.db, userId, 24);
});
afterAll(() => site.close());

const open = (path: string) => read(site.visitor(), path);
const names = (page: Awaited<ReturnType<typeof open>>) => page.texts('article :is(h2, h3) a');

test('coins are listed 24 to a page, with links to the next ones and back, which keep what is searched for', async () => {
  const first = await open('/directory?search=frog&order=most-read');
  expect(first.status).toBe(200);
  expect(first.robots).toBe('noindex, nofollow');
  expect(first.attributes('script[src]', 'src')).toEqual([]);
  expect(names(first)).toHaveLength(24);
  expect(names(first)[0]).toBe('Moon <i>Frog</i>');
  expect(first.texts('article time')[0]).toMatch(/^Launches in \d+ (days|hours|minutes)/);
  expect(first.attributes('article [style]', 'style')[0]).toMatch(/^background-color:#f5f5dc/);
  expect(first.attributes('article a', 'href')[0]).toBe('/directory/moon-ifrogi');
  expect(first.attributes('nav[aria-label=Pages] a', 'href')).toEqual([
    '/directory?search=frog&order=most-read&page=2',
  ]);
  const second = await open('/directory?search=frog&order=most-read&page=2');
  expect(names(second)).toEqual(['Moon <i>Frog</i> 24']);
  expect(second.attributes('nav[aria-label=Pages] a', 'href')).toEqual([
    '/directory?search=frog&order=most-read',
  ]);
  expect(second.attributes('nav[aria-label=Order] a', 'href')).toEqual([
    '/directory?search=frog',
    '/directory?search=frog&order=launching',
    '/directory?search=frog&order=most-read',
  ]);
  expect(second.attributes('[aria-current=page]', 'href')).toContain(
    '/directory?search=frog&order=most-read',
  );
});

test('the form is sent by the browser and says what was searched for', async () => {
  const page = await open('/directory?search=%3Cb%3E%22frog&chain=Base&order=launching');
  expect(page.attributes('form[role=search]', 'action')).toEqual(['/directory']);
  expect(page.attributes('input[name=search]', 'value')).toEqual(['<b>"frog']);
  expect(page.attributes('input[name=order]', 'value')).toEqual(['launching']);
  expect(page.attributes('select[name=chain] option[selected]', 'value')).toEqual(['Base']);
});

test.each([
  ['/directory?search=nobody+has+this', 'No coin found for “nobody has this”'],
  ['/directory?chain=Tron', 'No coin on Tron'],
  ['/directory?page=1000000000', 'Nothing on this page'],
])('%s says that there is nothing', async (path, heading) => {
  const page = await open(path);
  expect(page.status).toBe(200);
  expect(page.texts('main h2')).toEqual([heading]);
  expect(page.attributes('main a', 'href')).toContain('/directory');
});

test('a slash too many leads to the directory', async () => {
  const { status, headers } = await open('/directory/?search=frog');
  expect(status).toBe(308);
  expect(headers.get('location')).toBe('/directory?search=frog');
});

test('an address with capitals leads to its coin', async () => {
  const { status, headers } = await open('/directory/Moon-IFrogi');
  expect([status, headers.get('location')]).toEqual([308, '/directory/moon-ifrogi']);
});

test.each([
  '/p',
  '/p/',
  '/p/moon-frogg',
  '/directory/moon-frogg',
  '/p/%F0%9F%90%B8',
  `/directory/${'x'.repeat(90)}`,
])('where no coin is, %s offers others', async (path) => {
  const page = await open(path);
  expect(page.status).toBe(404);
  expect(page.title).toContain('No coin lives here');
  expect(page.texts('h1')).toEqual(['No coin lives here']);
  expect(page.attributes('form[role=search]', 'action')).toEqual(['/directory']);
  expect(names(page)).toHaveLength(3);
  const text = page.texts('main')[0] ?? '';
  expect(text).toContain('Unexpected Application Error! 404');
  expect(text.indexOf('No coin lives here')).toBeLessThan(text.indexOf('Unexpected Application Error!'));
});

test('addresses of live pages that are not there read the newest coins once a minute', async () => {
  const query = vi.spyOn(site.database.pool, 'query');
  const readings = () => query.mock.calls.filter((call) => JSON.stringify(call).includes('published_at'));
  try {
    site.advance(60_000);
    for (const slug of ['no-1', 'no-2', 'no-3']) expect(names(await open(`/p/${slug}`))).toHaveLength(3);
    expect(readings()).toHaveLength(1);
    site.advance(60_000);
    expect(names(await open('/p/no-1'))).toHaveLength(3);
    expect(readings()).toHaveLength(2);
  } finally {
    query.mockRestore();
  }
});

test('home, a coin’s page and the dashboard lead to the directory', async () => {
  const { browser, userId } = await signUpPerson(site, 'Bea');
  const dashboard = await read(browser, `/dashboard/${userId}`);
  for (const page of [await open('/'), await open('/directory/moon-ifrogi'), dashboard]) {
    expect(page.attributes('main a', 'href')).toContain('/directory');
  }
});
