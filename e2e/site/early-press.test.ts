import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type TestPerson } from '../../src/features/account/test-support/person.ts';
import { testCoin } from '../../src/features/coins/coin.fixture.ts';
import type { TestApp } from '../../src/test-support/app.ts';
import { read, startSite } from '../test-support/documents.ts';
import { screensOf } from '../test-support/screens.fixture.ts';

/** What is pressed before the scripts have run is not lost. */

let site: TestApp;
let ada: TestPerson;
let live: TestPerson;
beforeAll(async () => {
  site = await startSite();
  [ada, live] = [await signUpPerson(site, 'Ada'), await signUpPerson(site, 'Liv')];
  const build = { ...testCoin({}), isPreview: true };
  await live.browser.post('/api/functions/generate-landing-page', build);
  const deploy = { userId: live.userId, isPreview: false };
  await live.browser.post('/api/functions/deploy-landing-page', deploy);
});
afterAll(() => site.close());

const visitorPaths = ['/login', '/signup', '/support', '/update-password', '/test-cloudflare'];
const enabled = 'button:not([disabled]):not([data-switch-theme])';

test.each([...visitorPaths, ...screensOf(':id')])(
  'no button of %s can be pressed before the screen is interactive',
  async (path) => {
    const browser = visitorPaths.includes(path) ? site.visitor() : ada.browser;
    const page = await read(browser, path.replace(':id', ada.userId));
    expect(page.texts('button')).not.toEqual([]);
    expect(page.texts(enabled)).toEqual(page.texts(`fieldset[disabled] ${enabled}`));
  },
);

test.each(screensOf(':id'))('nor of %s, where a page is live', async (path) => {
  expect((await site.visitor().get('/api/directory/coins/dogwifhat')).status).toBe(200);
  const page = await read(live.browser, path.replace(':id', live.userId));
  expect(page.texts('button')).not.toEqual([]);
  expect(page.texts(enabled)).toEqual(page.texts(`fieldset[disabled] ${enabled}`));
});

test.each(['/', '/services', '/terms'])('every button of %s, which loads no scripts, works', async (path) => {
  const page = await read(site.visitor(), path);
  expect(page.texts('button:not([data-switch-theme], [data-scroll-to])')).toEqual([]);
  expect(page.texts('button:disabled')).toEqual([]);
});
