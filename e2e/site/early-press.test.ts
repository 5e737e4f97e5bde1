import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type TestPerson } from '../../src/features/account/test-support/person.ts';
import type { TestApp } from '../../src/test-support/app.ts';
import { read, startSite } from '../test-support/documents.ts';
import { screensOf } from '../test-support/screens.fixture.ts';

/** What is pressed before the scripts have run is not lost. */

let site: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  site = await startSite();
  ada = await signUpPerson(site, 'Ada');
});
afterAll(() => site.close());

const visitorPaths = ['/login', '/signup', '/support', '/update-password', '/test-cloudflare'];
const enabled = 'button:not([disabled]):not([data-switch-theme])';

test('no button of an app screen can be pressed before the screen is interactive', async () => {
  const pages = [
    ...visitorPaths.map((path) => [site.visitor(), path] as const),
    ...screensOf(ada.userId).map((path) => [ada.browser, path] as const),
  ];
  for (const [browser, path] of pages) {
    const page = await read(browser, path);
    expect(page.texts('button').length, path).toBeGreaterThan(0);
    expect(page.texts(enabled), path).toEqual(page.texts(`fieldset[disabled] ${enabled}`));
  }
});

test.each(['/', '/services', '/terms'])('every button of %s, which loads no scripts, works', async (path) => {
  const page = await read(site.visitor(), path);
  expect(page.texts('button:not([data-switch-theme], [data-scroll-to])')).toEqual([]);
  expect(page.texts('button:disabled')).toEqual([]);
});
