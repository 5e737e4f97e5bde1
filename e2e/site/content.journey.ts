import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../test-support/service.ts';

/** Pages that are the operator's to write, as they are before that. */
const pages = [
  { path: '/privacy', title: 'Privacy Policy', says: 'The privacy policy content will go here.' },
  { path: '/terms', title: 'Terms of Service', says: 'The terms of service content will go here.' },
  { path: '/disclaimers', title: 'Disclaimers', says: 'The disclaimers content will go here.' },
  { path: '/services', title: 'Services', heading: 'Coming Soon', says: 'Content coming soon...' },
  { path: '/tools', title: 'Tools', heading: 'Coming Soon', says: 'Content coming soon...' },
] as const;
const indexed = ['/services', '/tools'];

/** The document as it is before any script. */
async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  return (await response.text()).replaceAll(/<!--.*?-->/g, '');
}

const robotsOf = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1];
const headingsOf = (html: string) =>
  Array.from(html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g), ([, text = '']) => text);

for (const { path, title, says, ...more } of pages) {
  test(`${path} stands in the document with its placeholder, title and robots @sweep`, async ({
    request,
  }) => {
    const html = await read(request, path);
    expect(html).toContain(`<title>Moonpage | ${title}</title>`);
    expect(headingsOf(html)).toEqual(['heading' in more ? more.heading : title]);
    expect(html).toContain(says);
    expect(robotsOf(html)).toBe(indexed.includes(path) ? 'index, follow' : 'noindex, nofollow');
    for (const link of ['/services', '/tools', '/login']) expect(html).toContain(`href="${link}"`);
    expect(html).not.toContain('SPECIAL BETA LAUNCH');
  });
}

test('support, thanks and the connectivity test are kept from search engines and named in their titles @sweep', async ({
  request,
}) => {
  for (const [path, title] of [
    ['/support', 'Support'],
    ['/thank-you', 'Thank You'],
    ['/test-cloudflare', 'Connectivity Test'],
  ] as const) {
    const html = await read(request, path);
    expect(html).toContain(`<title>Moonpage | ${title}</title>`);
    expect(robotsOf(html)).toBe('noindex, nofollow');
  }
});

test('the promotion page and its placeholder are for creators alone @sweep', async ({ page, viewer }) => {
  await page.goto('/promotion');
  await expect(page).toHaveURL(/\/login$/);
  await page.context().addCookies(viewer.cookies);
  await page.goto(`/dashboard/${viewer.userId}`);
  await page.getByRole('link', { name: 'Meme Coin Promotion', exact: true }).click();
  await expect(page).toHaveTitle('Moonpage | Meme Coin Promotion');
  await expect(page.getByRole('heading', { name: 'Meme Coin Promotion' })).toBeVisible();
  await expect(page.getByRole('main').getByText('The promotion content will go here.')).toBeVisible();
});
