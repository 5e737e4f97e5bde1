import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUpPerson, type TestPerson } from '../../src/features/account/test-support/person.ts';
import type { TestApp } from '../../src/test-support/app.ts';
import { read, startSite } from '../test-support/documents.ts';
import { footerLinks } from '../test-support/footer-links.fixture.ts';

/** What stands around every public page. */

let site: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  site = await startSite();
  ada = await signUpPerson(site, 'Ada');
});
afterAll(() => site.close());

const banner = 'SPECIAL BETA LAUNCH - FREE LANDING PAGE CREATION FOR A LIMITED TIME';
const footerAnchors = 'footer nav[aria-label=Footer] a';

test('a page of the app runs the scripts that it was sent with, and no other', async () => {
  const response = await site.visitor().fetch('/');
  const policy = response.headers.get('content-security-policy') ?? '';
  const [, nonce] = /; script-src 'self' 'nonce-([\w+/=]{24})';/.exec(policy) ?? [];
  expect(policy).toMatch(/^default-src 'self';/);
  expect(nonce).toBeDefined();
  const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  const next = await site.visitor().fetch('/');
  expect(next.headers.get('content-security-policy')).not.toBe(policy);
  expect(next.headers.get('content-security-policy-report-only')).toBe("require-trusted-types-for 'script'");
});

test.each([
  '/',
  '/services',
  '/tools',
  '/privacy',
  '/login',
  '/signup',
  '/thank-you',
  '/support',
  '/test-cloudflare',
])('%s ends in the footer, and only the home page has the banner', async (path) => {
  const page = await read(site.visitor(), path);
  expect(page.texts('[aria-label=Announcement]')).toEqual(path === '/' ? [banner] : []);
  expect(page.html.includes(banner)).toBe(path === '/');
  expect(page.texts('footer')).toHaveLength(1);
  expect(page.texts('footer')[0]).toMatch(/© \d{4} Moonpage/);
  expect(page.texts('footer')[0]).toContain('Meme Coin Marketing Service');
  expect(page.texts(footerAnchors)).toEqual(Object.keys(footerLinks));
  expect(page.attributes(footerAnchors, 'href')).toEqual(Object.values(footerLinks));
});

test('the footer names the year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 11, 31, 23, 59) });
  expect((await read(site.visitor(), '/')).texts('footer')[0]).toContain('© 2031 Moonpage');
});

test.each(Object.values(footerLinks))('the footer’s link to %s leads somewhere', async (href) => {
  expect((await read(site.visitor(), href)).status).toBe(200);
});

test.each(['/', '/services', '/privacy'])(
  'who is signed in finds the dashboard after the specified links of %s, and who is not does not',
  async (path) => {
    const [own, visitors] = [await read(ada.browser, path), await read(site.visitor(), path)];
    for (const [place, specified] of [
      ['Main', ['Services', 'Tools', 'Login']],
      ['Footer', Object.keys(footerLinks)],
    ] as const) {
      const anchors = `nav[aria-label=${place}] a`;
      expect(own.texts(anchors)).toEqual([...specified, 'Dashboard']);
      expect(own.attributes(anchors, 'href').at(-1)).toBe(`/dashboard/${ada.userId}`);
      expect(visitors.texts(anchors)).toEqual(specified);
    }
  },
);

test('the support page has no sign-out for a visitor', async () => {
  expect((await read(site.visitor(), '/support')).texts('button')).not.toContain('Sign Out');
  expect((await read(ada.browser, '/support')).texts('button')).toContain('Sign Out');
});

test.each(['/signup', '/login', '/support', '/update-password'])(
  'without scripts the form of %s says what it needs, and takes nothing that would be lost',
  async (path) => {
    const page = await read(site.visitor(), path);
    expect(page.texts('main form noscript')[0]).toContain('This form needs JavaScript.');
    const disabled = page.attributes('main form fieldset', 'disabled');
    expect(disabled).not.toContain(null);
    expect(disabled.length).toBeGreaterThan(0);
  },
);
