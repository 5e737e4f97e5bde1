import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpPerson, type TestPerson } from '../../src/features/account/test-support/person.ts';
import type { TestApp } from '../../src/test-support/app.ts';
import { read, redirectOf, startSite } from '../test-support/documents.ts';
import { footerLinks } from '../test-support/footer-links.fixture.ts';

/** Section 2 of the specification: what stands on each screen, and who is let in. */

let site: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  site = await startSite();
  ada = await signUpPerson(site, 'Ada');
});
afterAll(() => site.close());

const screens = [
  ['/dashboard/:id', 'Dashboard', 'Welcome, Ada!'],
  ['/build', 'Build New Page', 'Build Your Meme Coin Landing Page'],
  ['/share/:id', 'Share', 'Share Moonpage'],
  ['/landing/:id', 'Preview Your Landing Page', 'Preview Your Landing Page'],
  ['/edit-landing/:id', 'Edit Landing Page', 'Edit Landing Page'],
  ['/promotion', 'Meme Coin Promotion', 'Meme Coin Promotion'],
  ['/account/:id', 'Account Settings', 'Account Settings'],
] as const;

test.each([...screens.map(([path]) => path), '/admin', '/users'])(
  'visitors without a session are led from %s to the sign-in, also by a link',
  { retry: 0 },
  async (screen) => {
    const path = screen.replace(':id', ada.userId);
    expect(await redirectOf(site.visitor(), path)).toBe('/login');
    const link = await site.visitor().fetch(`${path}.data`);
    expect(link.status).toBe(202);
    expect(await link.text()).toContain('/login');
  },
);

test.each(screens)(
  '%s has its title, is kept from search engines and ends in the footer',
  async (path, title, h1) => {
    const page = await read(ada.browser, path.replace(':id', ada.userId));
    expect(page.status).toBe(200);
    expect(page.title).toBe(`Moonpage | ${title}`);
    expect(page.texts('h1')).toEqual([h1]);
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.robots).toBe('noindex, nofollow');
    expect(page.texts('footer')[0]).toMatch(/© \d{4} Moonpage/);
    expect(page.texts('footer a')).toEqual(Object.keys(footerLinks));
  },
);

test(
  'the menu names the creator’s screens, and a stranger’s number leads to one’s own',
  { retry: 0 },
  async () => {
    const own = (path: string) => path.replace(':id', ada.userId);
    expect((await read(ada.browser, '/build')).attributes('nav[aria-label=Main] a', 'href')).toEqual(
      [
        '/dashboard/:id',
        '/build',
        '/landing/:id',
        '/edit-landing/:id',
        '/support',
        '/promotion',
        '/account/:id',
      ].map(own),
    );
    for (const screen of ['dashboard', 'landing', 'edit-landing', 'account'])
      expect(await redirectOf(ada.browser, `/${screen}/somebody-else`)).toBe(own(`/${screen}/:id`));
  },
);

describe('without a page, each screen says what comes first', () => {
  const readOwn = (screen: string) => read(ada.browser, `/${screen}/${ada.userId}`);

  test('dashboard', async () => {
    const page = await readOwn('dashboard');
    const guide = 'section[aria-label="Quick Start Guide"]';
    expect(page.texts(guide)[0]).toContain('Video coming soon');
    expect(page.texts(`${guide} li a`)).toEqual([
      expect.stringMatching(/STEP 1\s*Build New Page/),
      expect.stringMatching(/STEP 2\s*Preview Landing Page/),
      expect.stringMatching(/STEP 3\s*Edit Landing Page\s*Change texts, look and order/),
    ]);
    expect(page.attributes(`${guide} li a`, 'href')).toEqual([
      '/build',
      `/landing/${ada.userId}`,
      `/edit-landing/${ada.userId}`,
    ]);
    expect(page.texts('section[aria-label=Statistics]')[0]).toMatch(/Page Views\s*0/);
  });

  test('preview and editor', async () => {
    const preview = await readOwn('landing');
    expect(preview.texts('main')[0]).toContain('No preview available');
    expect(preview.texts('main')[0]).toContain('The editor comes on the next step.');
    expect(preview.texts('button')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/CREATE MY PAGE|START OVER/)]),
    );
    expect((await readOwn('edit-landing')).texts('main')[0]).toContain(
      'Create your page first so it can be edited...',
    );
  });

  test('account', async () => {
    const page = await readOwn('account');
    expect(page.texts('section[aria-label="Danger Zone"] button')).toEqual(['Delete Account']);
  });
});

test.each([
  {
    path: '/signup',
    title: 'Create an Account',
    heading: 'Create an Account',
    labels: ['First Name', 'Email', 'Password', 'Confirm Password'],
    button: 'Create Account',
  },
  {
    path: '/login',
    title: 'Login',
    heading: 'Welcome Back',
    labels: ['Email', 'Password'],
    button: 'Sign In',
  },
  {
    path: '/login?view=forgotten_password',
    title: 'Forgot Your Password?',
    heading: 'Forgot your password?',
    labels: ['Email'],
    button: 'Send reset link',
  },
  {
    path: '/login?view=magic_link',
    title: 'Send a Magic Link',
    heading: 'Sign in without a password',
    labels: ['Email'],
    button: 'Send magic link',
  },
  {
    path: '/update-password',
    title: 'Update Password',
    heading: 'Choose a Password',
    labels: ['New Password'],
    button: 'Update Password',
  },
  {
    path: '/support',
    title: 'Support',
    heading: 'Need Help? Submit Our Form',
    labels: ['Your Email', 'Issue Type', 'Comments'],
    button: 'Submit',
  },
])(
  'the form of $path carries the specified labels and words',
  async ({ path, title, heading, labels, button }) => {
    const page = await read(site.visitor(), path);
    expect(page.title).toBe(`Moonpage | ${title}`);
    expect(page.texts('h1')).toEqual([heading]);
    expect(page.attributes('main form', 'novalidate')).toEqual(['']);
    expect(page.texts('main form label')).toEqual(labels);
    const fields = 'main form :is(input, select, textarea)';
    expect(page.attributes(fields, 'id')).toEqual(page.attributes('main form label', 'for'));
    expect(page.texts('main form button')).toContain(button);
  },
);

test('the sign-in leads to the other ways in, and each of them back', async () => {
  const signIn = await read(site.visitor(), '/login');
  for (const [name, path] of [
    ['Sign up', '/signup'],
    ['Forgot your password?', '/login?view=forgotten_password'],
    ['Send a magic link', '/login?view=magic_link'],
  ] as const) {
    expect(signIn.texts(`main a[href="${path}"]`)).toEqual([name]);
    const other = await read(site.visitor(), path);
    expect(other.texts('main a[href="/login"]').join('\n')).toMatch(/^(Sign in|Back to sign in)$/m);
  }
});
