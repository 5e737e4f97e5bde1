import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../src/test-support/app.ts';
import { withoutTable } from '../../src/test-support/table-away.ts';
import { read, startSite } from '../test-support/documents.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test('the home page says all that it must', async () => {
  const page = await read(site.visitor(), '/');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toBeNull();
  expect(page.title).toBe('Moonpage | Home');
  expect(page.robots).toBe('index, follow');
  expect(page.attributes('link[rel=canonical]', 'href')).toEqual(['http://localhost:3000/']);
  expect(page.texts('h1')).toEqual(['Launch Your Meme Coin To The Moon With AI']);
  expect(page.texts('main p')).toContain(
    'Create a stunning landing page for your meme coin in minutes. No coding required.',
  );
  expect(page.texts('header nav[aria-label=Main] a')).toEqual(['Services', 'Tools', 'Login']);
  expect(page.texts('a[href="/signup"]')).toContain('Get Started');
  // The section after the hero is ours to fill; the others are the specification's, in its order.
  expect(page.texts('main header h2')).toEqual([
    'Three steps, no homework',
    'Everything You Need',
    'Latest Launches',
    'FAQ',
  ]);
});

test('the features and the answers are the specified ones', async () => {
  const page = await read(site.visitor(), '/');
  const features = 'section#features';
  expect(page.texts(`${features} h3`)).toEqual([
    'Launch in Minutes',
    'Professional Design',
    'Global Directory',
    'Analytics Dashboard',
  ]);
  expect(page.texts(`${features} li`)).toEqual([
    expect.stringMatching(/in a few clicks.*No technical skills/),
    expect.stringMatching(/Responsive on all devices/),
    expect.stringMatching(/listing in our meme coin directory, for the exposure/),
    expect.stringMatching(/Detailed tracking of how your page performs/),
  ]);
  expect(page.texts('main details')).toHaveLength(7);
  const answers = page.texts('main details').join('\n');
  for (const part of [
    'free during beta, then costs $50 per page build',
    'social-media sharing steps after pressing Get Started',
    'Any meme coin on any blockchain is allowed',
    'edited from a dashboard, which also shows statistics',
    'A tracking pixel can be added in the editor',
    'No refunds; support is by ticket',
    'A valid email, coin name, Ticker/Symbol, Description, color preference and main image',
    'contract address, buy button link, telegram and twitter accounts',
  ]) {
    expect(answers).toContain(part);
  }
});

test('launches that cannot be read leave the rest of the home page standing', async () => {
  const failure = 'The latest launches could not be loaded.';
  const broken = await withoutTable(site.database, 'page_snapshots', () => read(site.visitor(), '/'));
  expect(broken.status).toBe(200);
  expect(broken.html).toContain(failure);
  expect(broken.texts('h1')).toHaveLength(1);
  expect((await read(site.visitor(), '/')).html).not.toContain(failure);
});
