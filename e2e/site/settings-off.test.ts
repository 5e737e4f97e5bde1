import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson } from '../../src/features/account/test-support/person.ts';
import { signInAdmin } from '../../src/features/admin/test-support/users.ts';
import type { TestApp } from '../../src/test-support/app.ts';
import { read, startSite } from '../test-support/documents.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ BETA: 'off', STUDIO: 'off' });
});
afterAll(() => site.close());

test('the home page has no banner, and calls nothing free', async () => {
  const page = await read(site.visitor(), '/');
  expect(page.texts('[aria-label=Announcement]')).toEqual([]);
  expect(page.texts('main details').join(' ')).toContain('A page build costs $50.');
  for (const text of page.texts('main, header, footer')) expect(text).not.toMatch(/\bfree\b/i);
});

test('the build form names the price, and nobody builds where nothing is sold', async () => {
  const { browser } = await signUpPerson(site, 'Pay');
  const page = await read(browser, '/build');
  expect(page.texts('main')[0]).toContain('$50 per page build.');
  expect(page.html).not.toContain('Free during beta.');
  expect(page.texts('main')[0]).toContain('A page build costs $50, and cannot be paid here yet');
  expect(page.texts('button')).not.toContain('Build My Landing Page');
  expect(site.startMessage).toContain('but STRIPE_SECRET_KEY is not set: nothing is sold');
});

test('an admin reads that nothing is sold, and what to set', async () => {
  const { browser } = await signInAdmin(site);
  const [text = ''] = (await read(browser, '/admin')).texts('main');
  expect(text).toContain('nothing is sold, and nobody without a paid build can build a page.');
  expect(text).toContain('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, then start again.');
});

test('nobody is asked to share', async () => {
  const { browser, userId } = await signUpPerson(site, 'Sue');
  expect((await read(browser, `/share/${userId}`)).status).toBe(404);
});

test('where the studio is switched off nothing promises it', async () => {
  const { browser, userId } = await signUpPerson(site, 'Quin');
  const home = await read(site.visitor(), '/');
  const preview = await read(browser, `/landing/${userId}`);
  expect(preview.texts('main')[0]).toContain('This is how your page will look.');
  for (const page of [home, preview, await read(browser, '/build')])
    expect(page.texts('main')[0]).not.toMatch(/editor|\bedit(s|ed)?\b/i);
  const editing = () => read(browser, `/edit-landing/${userId}`);
  expect((await editing()).attributes('main a', 'href')).toContain('/build');
  await site.database.pool.query(`update profiles set preview_html = '<p>' where id = $1`, [userId]);
  expect((await editing()).texts('main')[0]).toContain('The editor is coming soon');
});
