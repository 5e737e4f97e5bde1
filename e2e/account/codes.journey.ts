import { codeInSms, codeMailedTo, smsTo } from '../test-support/codes.ts';
import { letProofsExpire } from '../test-support/database.ts';
import { linkMailedTo, newPerson, signIn, signOut, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

// Codes are of single use: a second try would hide a first that worked twice.
test.describe.configure({ retries: 0 });

test('a code from a mail that is read elsewhere signs in', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.context().clearCookies();
  await page.goto('/login?view=magic_link');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page).toHaveTitle('Moonpage | Enter Your Code');
  expect(page.url()).not.toContain('example.com');
  const code = await codeMailedTo(service, person.email);

  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page.getByRole('main').getByText('Please enter the 6 digits of the code')).toBeVisible();
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText('That code is not right. Check it and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await says(page, 'Successfully logged in!');
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));
});

test('a code works in the browser that asked for it, and another one says so @sweep', async ({
  page,
  service,
  browser,
}) => {
  const person = newPerson();
  await signUp(page, service, person);
  await page.context().clearCookies();
  await page.goto('/login?view=magic_link');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  const code = await codeMailedTo(service, person.email);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/login?view=verify_otp', page.url()).href);
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Code', { exact: true }).fill(code);
  await other.getByRole('button', { name: 'Verify code' }).click();
  await expect(
    other.getByRole('main').getByText('A code works only in the browser that asked for it.'),
  ).toBeVisible();
  await elsewhere.close();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify code' }).click();
  await says(page, 'Successfully logged in!');
});

test('every view of the sign-in has an address, a title and a way on by keyboard @sweep', async ({
  page,
}) => {
  for (const [view, title] of [
    ['', 'Login'],
    ['?view=sign_in', 'Login'],
    ['?view=magic_link', 'Send a Magic Link'],
    ['?view=forgotten_password', 'Forgot Your Password?'],
    ['?view=update_password', 'Update Password'],
    ['?view=verify_otp', 'Enter Your Code'],
    ['?view=verify_otp&type=sms', 'Enter Your Code'],
    ['?view=phone_code', 'Sign In With Your Phone'],
    ['?view=something-else', 'Login'],
  ]) {
    await page.goto(`/login${view}`);
    await expect(page).toHaveTitle(`Moonpage | ${title}`);
  }
  await page.goto('/login?view=sign_up');
  await expect(page).toHaveURL(/\/signup$/);
  await page.goto('/login?view=second_factor');
  await expect(
    page.getByRole('main').getByText('That took too long or too many tries. Please sign in again.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with a phone code' }).press('Enter');
  await page.getByRole('link', { name: 'Enter it' }).press('Enter');
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await page.keyboard.type('+1 202 555 0100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText('That code is not right. Check it and try again.'),
  ).toBeVisible();
});

test('a phone is added with a code, signs in, and is removed @sweep', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  const phone = `+1202555${String(Date.now()).slice(-4)}`;
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Add phone' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(
    page.getByRole('dialog').getByText('Please enter your phone number with its country code'),
  ).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill(phone.replace('+1202', '+1 (202) '));
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(
    page.getByRole('dialog').getByText(`It is on its way to ${phone}, good for 10 minutes.`),
  ).toBeVisible();
  const first = await smsTo(service, phone);
  await page.getByLabel('Code', { exact: true }).fill(codeInSms(first));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await says(page, 'Phone confirmed');
  await expect(page.getByRole('region', { name: 'Profile' }).getByText(phone)).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with a phone code' }).click();
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('main').getByText('a code is on its way there')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeInSms(await smsTo(service, phone, first)));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Remove phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove your phone?' });
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add phone' })).toBeVisible();
});

test('the address of an account moves with a link, after a proof that keeps what was typed @sweep', async ({
  page,
  service,
}) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  const email = `moved.${person.email}`;
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Change email' }).click();
  const change = page.getByRole('dialog').filter({ hasText: 'Change your email' });
  await page.getByLabel('New Email').fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('New Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(page.getByLabel('New Email')).toBeFocused();
  await page.getByLabel('New Email').fill(email);
  await letProofsExpire(service, userId);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(proof).toBeVisible();
  await proof.getByRole('button', { name: 'Close' }).click();
  await expect(proof).toBeHidden();
  await expect(change.getByRole('alert')).toBeEmpty();
  await expect(page.getByLabel('New Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const password = proof.getByLabel('Password', { exact: true });
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(password).toHaveAccessibleDescription('Please enter your password');
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  const asked = page
    .getByRole('main')
    .getByText(`Confirm your new email: open the link that we sent to ${email}, if it is free.`);
  await expect(asked).toBeVisible();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  await page.goto(await linkMailedTo(service, email, 'email_change'));
  await says(page, 'Email confirmed successfully!');
  await page.goto(`/account/${userId}`);
  await expect(page.getByRole('main').getByText(email)).toHaveCount(1);
  await expect(asked).toBeHidden();
});

test('the proof by a mailed code begins without what was said of the password @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await letProofsExpire(service, userId);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const below = page.getByRole('dialog').filter({ hasText: 'Delete this account?' });
  const { email } = (await (await page.request.get('/api/auth/session')).json()) as { email: string };
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(proof).toBeVisible();
  // A bright box behind the proof would shine around it.
  await expect(page.locator('[role=dialog]').first()).toHaveCSS('opacity', '0');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof.getByText('Please enter your password')).toBeVisible();
  await proof.getByRole('button', { name: 'Email me a code' }).click();
  await expect(proof.getByLabel('Email code')).toBeFocused();
  await expect(proof.getByText('Please enter your password')).toBeHidden();
  await proof.getByRole('button', { name: 'Close' }).click();
  await expect(below).toHaveCSS('opacity', '1');
  await expect(below.getByRole('alert')).toBeEmpty();
});

test('a password link in one tab switches the sign-in and the sign-up of others, and back @sweep', async ({
  page,
  service,
  context,
}) => {
  const person = newPerson();
  await signUp(page, service, person);
  await page.context().clearCookies();
  await page.goto('/login?view=forgotten_password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await says(page, 'Password reset email sent');
  const link = await linkMailedTo(service, person.email, 'recovery');
  await page.goto('/login');
  const signUpTab = await context.newPage();
  await signUpTab.goto('/signup');
  await expect(signUpTab.getByLabel('First Name')).toBeEnabled();
  const other = await context.newPage();
  await other.goto(link);
  await expect(signUpTab.getByRole('heading', { name: 'Choose a Password' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a Password' })).toBeVisible();
  await expect(page).toHaveURL(/view=update_password$/);
  await other.getByLabel('New Password').fill('another-moon');
  await other.getByRole('button', { name: 'Update Password' }).click();
  await says(other, 'Password updated successfully!');
  for (const tab of [page, signUpTab])
    await expect(tab.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signIn(page, { ...person, password: 'another-moon' });
});
