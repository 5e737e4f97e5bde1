import { codeMailedTo } from '../test-support/codes.ts';
import { letProofsExpire } from '../test-support/database.ts';
import {
  linkMailedTo,
  newPerson,
  signIn,
  signOut,
  signUp,
  signUpByRequests,
} from '../test-support/accounts.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test('what is typed on one form is taken along to the other, and never into the address @sweep', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('dana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('dana@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret-1');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret-1');
  expect(page.url()).not.toContain('dana');
});

test('every refusal of the sign-up form stands at its field @sweep', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Confirm Password').fill('moon-43');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const message of [
    'Please enter your first name',
    'Please enter your email address',
    'Password must be at least 6 characters long',
    'Passwords do not match',
  ]) {
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('moon-43');
  await expect(page.locator('body').getByText('Passwords do not match')).toBeHidden();
});

test('an unconfirmed sign-in says so, sends the link again, and the link works in the open page', async ({
  page,
  service,
}) => {
  const person = newPerson();
  await page.goto('/signup');
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  await page.clock.install();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page).toHaveTitle('Moonpage | Thank You');
  const main = page.getByRole('main');
  await expect(main.getByText(`We sent a confirmation link to ${person.email}.`)).toBeVisible();
  await expect(main.getByText('Look into your spam folder.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
  const sent = await linkMailedTo(service, person.email, 'signup');
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Send it again', exact: true }).click();
  await says(page, 'Confirmation email sent');
  const first = await linkMailedTo(service, person.email, 'signup', sent);
  await page.getByRole('link', { name: 'Sign up with another' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await says(page, 'Confirmation email sent');
  const second = await linkMailedTo(service, person.email, 'signup', first);

  await page.evaluate((hash) => void (window.location.hash = hash), new URL(second).hash);
  await expect(page).toHaveURL(/\/login\?confirmed=true$/);
  await expect(page.getByRole('main').getByText('Your email is confirmed.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await says(page, 'Successfully logged in!');
});

test('who is signed in is led on from the sign-in and the sign-up: to the form, and with a page to the dashboard', async ({
  page,
  service,
}) => {
  await signUp(page, service, newPerson());
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/build');
  await page.goto('/login');
  await expect(page).toHaveURL('/build');
  const userId = await signUpWithDraft(page, service, pepe);
  for (const path of ['/signup', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/dashboard/${userId}`);
  }
  // A link is read before anybody is led on.
  const other = newPerson();
  await page.request.post('/api/auth/sign-up', {
    data: { first_name: other.firstName, email: other.email, password: other.password },
    headers: { origin: service.url },
  });
  const link = await linkMailedTo(service, other.email, 'signup');
  await page.goto(link.replace('/login#', '/signup#'));
  await expect(page.getByRole('button', { name: `Sign in as ${other.email}` })).toBeVisible();
});

test('a confirmation link works on the sign-up page too, with a spinner until the answer @sweep', async ({
  page,
  service,
}) => {
  const person = newPerson();
  const reply = await page.request.post('/api/auth/sign-up', {
    data: { first_name: person.firstName, email: person.email, password: person.password },
    headers: { origin: service.url },
  });
  expect(reply.status()).toBe(200);
  const link = await linkMailedTo(service, person.email, 'signup');
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/auth/exchange', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto(link.replace('/login#', '/signup#'));
  await expect(page.getByRole('status').filter({ hasText: 'Checking your link' })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  seen.resolve();
  await expect(page).toHaveURL('/login?confirmed=true');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await signIn(page, person);
});

test.describe(() => {
  test.describe.configure({ retries: 0 });

  test('a link works once; afterwards a line stays that says so and where to ask for another', async ({
    page,
    service,
  }) => {
    const person = newPerson();
    await signUp(page, service, person);
    await page.context().clearCookies();
    await page.goto('/login?view=magic_link');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send magic link' }).click();
    const link = await linkMailedTo(service, person.email, 'magiclink');
    await page.goto(link);
    await expect(page).toHaveURL(/\/dashboard\//);
    await page.context().clearCookies();
    // As when it is opened from a mail: there is no other page of ours before.
    await page.goto('about:blank');
    await page.goto(link);
    await says(page, 'Error confirming email');
    await expect(page).toHaveURL(/\/login$/);
    const lasting = page
      .getByRole('main')
      .getByText('That link was used already, has expired or is incomplete.');
    await expect(lasting).toBeVisible();
    await page.reload();
    await expect(lasting).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new one' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in without a password' })).toBeVisible();
  });
});

test('a refused confirmation link leads to another one, also from the sign-up page @sweep', async ({
  page,
  service,
}) => {
  const person = newPerson();
  const data = { first_name: person.firstName, email: person.email, password: person.password };
  await page.request.post('/api/auth/sign-up', { data, headers: { origin: service.url } });
  const first = await linkMailedTo(service, person.email, 'signup');
  await page.goto('/signup#access_token=cut-off&type=signup');
  await says(page, 'Error confirming email');
  await page.getByRole('link', { name: 'If not, ask for a new one' }).click();
  await expect(page).toHaveTitle('Moonpage | Confirm Your Email');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByRole('main').getByText(`If ${person.email} waits to be confirmed, a link is on its way.`),
  ).toBeVisible();
  await page.goto(await linkMailedTo(service, person.email, 'signup', first));
  await expect(page.getByRole('main').getByText('Your email is confirmed.')).toBeVisible();
});

test('signing out in one tab signs out the others', async ({ page, service, context }) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto(`/dashboard/${userId}`);
  const other = await context.newPage();
  await other.goto('/build');
  await expect(other.getByRole('button', { name: 'Build My Landing Page' })).toBeEnabled();
  await signOut(page);
  await says(page, 'Signed out');
  await says(other, 'Signed out');
  await expect(other).toHaveURL(/\/login$/);
  await other.goto('/build');
  await says(other, 'Please sign in to access this page');
});

test('a password link sets a password and ends the session', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await says(page, 'Password reset email sent');
  const link = await linkMailedTo(service, person.email, 'recovery');
  await page.goto(link);
  await expect(page).toHaveURL(/\/update-password$/);
  await expect(
    page.getByRole('main').getByText(`For ${person.email}. It signs you out everywhere.`),
  ).toBeVisible();
  await expect(page.locator('body').getByText('You are signed in as')).toBeHidden();
  await page.getByLabel('New Password').fill('another-moon');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await says(page, 'Password updated successfully!');
  await expect(page).toHaveURL(/\/login\?confirmed=true$/);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await signIn(page, { ...person, password: 'another-moon' });
});

test('a password link says whose password it sets where somebody else is signed in, and when it is spent @sweep', async ({
  page,
  service,
  playwright,
}) => {
  const [ada, bea] = [newPerson('Ada'), newPerson('Bea')];
  const elsewhere = await playwright.request.newContext();
  await signUpByRequests(elsewhere, service, bea);
  await signUp(page, service, ada);
  await page.request.post('/api/auth/forgot-password', {
    data: { email: bea.email },
    headers: { origin: service.url },
  });
  const link = await linkMailedTo(service, bea.email, 'recovery');
  await page.goto(link);
  await expect(
    page
      .getByRole('main')
      .getByText(
        `You are signed in as ${ada.email}. This sets the password of another account, ${bea.email}.`,
      ),
  ).toBeVisible();
  await page.getByLabel('New Password').fill('another-moon');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await says(page, 'Password updated successfully!');
  await page.goto(link);
  await expect(page.getByRole('main').getByText('That link was used already or has expired.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new one' })).toBeVisible();
  await expect(page.getByLabel('New Password')).toBeHidden();
  await elsewhere.dispose();
});

test('without the token of a mail no password is set @sweep', async ({ page }) => {
  await page.goto('/update-password');
  await page.getByLabel('New Password').fill('another-moon');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(
    page.getByRole('main').getByText('No access token found. Please use the reset link from your email.'),
  ).toBeVisible();
});

test('a magic link signs in, also the tab that waits at the sign-in', async ({ page, service, context }) => {
  const person = newPerson();
  await signUp(page, service, person);
  await page.context().clearCookies();
  const waiting = await context.newPage();
  await waiting.goto('/login');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Send a magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in without a password' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('main').getByText('a link is on its way')).toBeVisible();
  await page.goto(await linkMailedTo(service, person.email, 'magiclink'));
  await says(page, 'Email confirmed successfully!');
  await expect(page).toHaveURL(/\/dashboard\/[^/]+$/);
  await expect(waiting).toHaveURL('/build');
});

test('an account is deleted once its address was typed, and a mailed code as the sign-in is old', async ({
  page,
  service,
}) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const confirm = page.getByRole('button', { name: 'Delete', exact: true });
  await page.getByLabel('Email').fill('somebody@example.com');
  await expect(confirm).toBeDisabled();
  await page.getByLabel('Email').fill(person.email);
  await letProofsExpire(service, userId);
  await confirm.click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByRole('button', { name: 'Email me a code' }).click();
  await expect(proof.getByLabel('Email code')).toBeFocused();
  await proof.getByLabel('Email code').fill(await codeMailedTo(service, person.email));
  await proof.getByRole('button', { name: 'Continue' }).click();
  await says(page, 'Account deleted successfully');
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/dashboard/${userId}`);
  await expect(page).toHaveURL(/\/login$/);
});
