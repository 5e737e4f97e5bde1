import { oauthProviderIds } from '../../src/platform/env/oauth-settings.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { holdTable } from '../test-support/database.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { screensOf } from '../test-support/screens.fixture.ts';
import { expect, startService, test } from '../test-support/service.ts';

test('no screen of a creator turns text into markup or code @sweep', async ({ page, service }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('report-only')) reports.push(message.location().url);
  });
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, pepe);
  await buildAndSeePreview(page, pepe.coinName);
  for (const path of screensOf(userId)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // The form draws its coin, the studio its page.
    if (/^\/(?:build|edit-landing)/.test(path)) {
      await expect(
        page.frameLocator('iframe').getByRole('heading', { level: 1 }).first(),
        path,
      ).toBeAttached();
    }
  }
  // The library that draws the picture opens an empty frame of its own, once.
  expect(reports).toEqual([expect.stringMatching(/\/assets\/capture-[^/]+$/)]);
});

test('an account without a page cannot be listed @sweep', async ({ page, viewer: { userId, cookies } }) => {
  await page.context().addCookies(cookies);
  await page.goto(`/account/${userId}`);
  await expect(page.getByRole('switch', { name: 'Show my page in the directory' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
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
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/assets/capture-*.js', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await Promise.all([
    buildAndSeePreview(page, coin.coinName),
    expect(page.getByRole('main').getByText('Generating preview...', { exact: true }))
      .toBeVisible()
      .then(isSeen.resolve),
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
  const snapshots = await holdTable(service, 'page_snapshots');
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  const overlay = page.getByRole('dialog', { name: 'Deploying your landing page...' });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(overlay).toBeVisible();
  await snapshots.release();
  await expect(page).toHaveURL(`/dashboard/${userId}`);
  await page.goto(`/landing/${userId}`);
  const live = page.getByRole('region', { name: 'Your Live Page' }).getByRole('link');
  await expect(live).toHaveAttribute('href', `${service.url}/p/screen-frog#own`);
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
