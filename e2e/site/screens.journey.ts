import { oauthProviderIds } from '../../src/platform/env/oauth-settings.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { inDatabase } from '../test-support/database.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { footerLinks } from '../test-support/footer-links.fixture.ts';
import { expect, startService, test } from '../test-support/service.ts';

/** Section 2 of the specification: what stands on each screen, and who is let in. */

const screensOf = (userId: string) =>
  [
    [`/dashboard/${userId}`, 'Dashboard', 'Welcome, Ada!'],
    ['/build', 'Build New Page', 'Build Your Meme Coin Landing Page'],
    [`/share/${userId}`, 'Share', 'Share Moonpage'],
    [`/landing/${userId}`, 'Preview Your Landing Page', 'Preview Your Landing Page'],
    [`/edit-landing/${userId}`, 'Edit Landing Page', 'Edit Landing Page'],
    ['/promotion', 'Meme Coin Promotion', 'Meme Coin Promotion'],
    [`/account/${userId}`, 'Account Settings', 'Account Settings'],
  ] as const;

test.describe(() => {
  test.describe.configure({ retries: 0 });

  test('the server redirects visitors without a session to the sign-in, for documents and for links', async ({
    request,
  }) => {
    const screens = screensOf('somebody').map(([path]) => path);
    for (const path of [...screens, '/admin', '/users']) {
      const document = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
      expect([document.status(), document.headers()['location']], path).toEqual([302, '/login']);
      const link = await request.get(`${path}.data`, { maxRedirects: 0 });
      expect(link.status(), path).toBe(202);
      expect(await link.text(), path).toContain('/login');
    }
  });
});

test('a creator’s screens have their titles, are kept from search engines and end in the footer @sweep', async ({
  page,
  viewer: { userId, cookies },
}) => {
  await page.context().addCookies(cookies);
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('report-only')) reports.push(message.text());
  });
  for (const [path, title, heading] of screensOf(userId)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.headers()['x-robots-tag'], path).toBe('noindex, nofollow');
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex, nofollow');
    await expect(page, path).toHaveTitle(`Moonpage | ${title}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    const footer = page.getByRole('contentinfo');
    await expect(footer, path).toContainText(`© ${new Date().getUTCFullYear()} Moonpage`);
    await expect(footer.getByRole('link')).toHaveText(Object.keys(footerLinks));
  }
  // Of text that scripts turn into markup or code.
  expect(reports).toEqual([]);
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    `/dashboard/${userId}`,
    '/build',
    `/landing/${userId}`,
    `/edit-landing/${userId}`,
    '/support',
    '/promotion',
    `/account/${userId}`,
  ]);
  for (const screen of ['dashboard', 'landing', 'edit-landing', 'account']) {
    await page.goto(`/${screen}/somebody-else`);
    await expect(page).toHaveURL(`/${screen}/${userId}`);
  }
});

test('without a page, each screen says what comes first @sweep', async ({
  page,
  viewer: { userId, cookies },
}) => {
  await page.context().addCookies(cookies);
  await page.goto(`/dashboard/${userId}`);
  const guide = page.getByRole('region', { name: 'Quick Start Guide' });
  await expect(guide.getByText('Video coming soon', { exact: true })).toBeVisible();
  const steps = guide.getByRole('listitem').getByRole('link');
  await expect(steps).toContainText([
    /STEP 1\s*Build New Page/,
    /STEP 2\s*Preview Landing Page/,
    /STEP 3\s*Edit Landing Page\s*Change texts, look and order/,
  ]);
  expect(await steps.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/build',
    `/landing/${userId}`,
    `/edit-landing/${userId}`,
  ]);
  await expect(page.getByRole('region', { name: 'Statistics' })).toContainText(/Page Views\s*0/);

  await page.goto(`/landing/${userId}`);
  await expect(page.getByRole('main').getByText('No preview available', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('The editor comes on the next step.')).toBeVisible();
  for (const name of ['CREATE MY PAGE', 'START OVER']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await page.goto(`/edit-landing/${userId}`);
  await expect(
    page.getByRole('main').getByText('Create your page first so it can be edited...', { exact: true }),
  ).toBeVisible();
  await page.goto(`/account/${userId}`);
  await expect(page.getByRole('switch', { name: 'Show my page in the directory' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(
    page.getByRole('region', { name: 'Danger Zone' }).getByRole('button', { name: 'Delete Account' }),
  ).toBeVisible();
});

test('a preview is a picture that cannot be copied, and an overlay blocks the screen during the deploy', async ({
  page,
  service,
}) => {
  // A name of its own: other journeys publish to the same service.
  const coin = { ...pepe, coinName: 'Screen Frog' };
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, coin);
  await Promise.all([
    buildAndSeePreview(page, coin.coinName),
    expect(page.getByRole('main').getByText('Generating preview...', { exact: true })).toBeVisible(),
  ]);
  await expect(page.getByRole('main').getByText('The editor comes on the next step.')).toBeVisible();
  const picture = page.getByRole('img', { name: `Preview of the landing page of ${coin.coinName}` });
  await expect(picture).toHaveCSS('user-select', 'none');
  await expect(picture).toHaveAttribute('draggable', 'false');
  for (const type of ['contextmenu', 'dragstart']) {
    const isAllowed = await picture.evaluate(
      (image, name) => image.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })),
      type,
    );
    expect(isAllowed, type).toBe(false);
  }

  await page.goto(`/edit-landing/${userId}`);
  await expect(page).toHaveTitle(/Edit Landing Page$/);
  await expect(
    page.frameLocator('iframe[title="Your page"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();

  // Until their code is there, a press would be lost.
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/landing/${userId}`, { waitUntil: 'commit' });
  const buttons = ['CREATE MY PAGE', 'START OVER', 'Try another look', 'Sign Out'];
  for (const name of buttons) await expect(page.getByRole('button', { name })).toBeDisabled();
  held.resolve();
  for (const name of buttons) await expect(page.getByRole('button', { name })).toBeEnabled();
  const slow = inDatabase(
    service,
    'do $$ begin lock table page_snapshots in access exclusive mode; perform pg_sleep(3); end $$',
  );
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  const overlay = page.getByRole('dialog', { name: 'Deploying your landing page...' });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(overlay).toBeVisible();
  await slow;
  await expect(page).toHaveURL(`/dashboard/${userId}`);
  await page.goto(`/landing/${userId}`);
  const live = page.getByRole('region', { name: 'Your Live Page' }).getByRole('link');
  await expect(live).toHaveAttribute('href', `${service.url}/p/screen-frog`);
});

test('forms carry the specified labels, and their buttons and links the specified words @sweep', async ({
  page,
}) => {
  const forms = [
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
  ];
  for (const { path, title, heading, labels, button } of forms) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`Moonpage | ${title}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    const form = page.locator('main form');
    await expect(form, path).toHaveAttribute('novalidate', '');
    for (const label of labels) await expect(form.getByLabel(label, { exact: true }), path).toBeEnabled();
    await expect(form.locator('input, select, textarea'), path).toHaveCount(labels.length);
    await expect(form.getByRole('button', { name: button, exact: true }), path).toBeEnabled();
  }
  await page.goto('/login');
  for (const [name, path] of [
    ['Sign up', '/signup'],
    ['Forgot your password?', '/login?view=forgotten_password'],
    ['Send a magic link', '/login?view=magic_link'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: /^(Sign in|Back to sign in)$/ }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('all seventeen providers stand below the forms, one under the other, in the specified order @sweep', async ({
  page,
}) => {
  const configured = oauthProviderIds.flatMap((id) => [
    [`OAUTH_${id.toUpperCase()}_ID`, 'an-id'],
    [`OAUTH_${id.toUpperCase()}_SECRET`, 'a-secret'],
  ]);
  const service = await startService({
    ...Object.fromEntries(configured),
    OAUTH_KEYCLOAK_ISSUER: 'https://id.example.com/realms/moon',
  });
  try {
    for (const path of ['/login', '/signup']) {
      await page.goto(`${service.url}${path}`);
      const buttons = page.getByRole('button', { name: /^Continue with / });
      await expect(buttons, path).toHaveText(
        [
          'Google',
          'Facebook',
          'X (Twitter)',
          'Apple',
          'GitHub',
          'GitLab',
          'Bitbucket',
          'Discord',
          'Microsoft',
          'Keycloak',
          'LinkedIn',
          'Notion',
          'Slack',
          'Spotify',
          'Twitch',
          'WorkOS',
          'Kakao',
        ].map((name) => `Continue with ${name}`),
      );
      const places = await buttons.evaluateAll((all) =>
        all.map((each) => {
          const { x, y } = each.getBoundingClientRect();
          return { x, y };
        }),
      );
      expect(new Set(places.map(({ x }) => x)).size, path).toBe(1);
      expect(new Set(places.map(({ y }) => y)).size, path).toBe(17);
    }
  } finally {
    await service.stop();
  }
});
