import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson } from '../../src/features/account/test-support/person.ts';
import type { TestApp } from '../../src/test-support/app.ts';
import { read, redirectOf, startSite } from '../test-support/documents.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Pages that are the operator's to write, as they are before that. */
test.each([
  { path: '/privacy', title: 'Privacy Policy', says: 'The privacy policy content will go here.' },
  { path: '/terms', title: 'Terms of Service', says: 'The terms of service content will go here.' },
  { path: '/disclaimers', title: 'Disclaimers', says: 'The disclaimers content will go here.' },
  { path: '/services', title: 'Services', heading: 'Coming Soon', says: 'Content coming soon...' },
  { path: '/tools', title: 'Tools', heading: 'Coming Soon', says: 'Content coming soon...' },
])('$path has its placeholder, title and robots', async ({ path, title, heading = title, says }) => {
  const page = await read(site.visitor(), path);
  expect(page.status).toBe(200);
  expect(page.title).toBe(`Moonpage | ${title}`);
  expect(page.texts('h1')).toEqual([heading]);
  expect(page.texts('main')[0]).toContain(says);
  expect(page.robots).toBe(heading === 'Coming Soon' ? 'index, follow' : 'noindex, nofollow');
  expect(page.attributes('a', 'href')).toEqual(expect.arrayContaining(['/services', '/tools', '/login']));
});

test.each([
  ['/support', 'Support'],
  ['/thank-you', 'Thank You'],
  ['/test-cloudflare', 'Connectivity Test'],
])('%s is kept from search engines and named in its title', async (path, title) => {
  const page = await read(site.visitor(), path);
  expect([page.status, page.title, page.robots]).toEqual([200, `Moonpage | ${title}`, 'noindex, nofollow']);
});

test('the promotion page and its placeholder are for creators alone', async () => {
  expect(await redirectOf(site.visitor(), '/promotion')).toBe('/login');
  const { browser } = await signUpPerson(site, 'Promoter');
  const page = await read(browser, '/promotion');
  expect(page.title).toBe('Moonpage | Meme Coin Promotion');
  expect(page.texts('h1')).toEqual(['Meme Coin Promotion']);
  expect(page.texts('main')[0]).toContain('The promotion content will go here.');
});
