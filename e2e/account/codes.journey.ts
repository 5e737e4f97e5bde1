import { codeInSms, codeMailedTo, smsTo } from '../test-support/codes.ts';
import { linkMailedTo, newPerson, signIn, signOut, signUp } from '../test-support/accounts.ts';
import { expect, test } from '../test-support/service.ts';

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
  await expect(page.getByText('Please enter the 6 digits of the code')).toBeVisible();
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code is not right. Check it and try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));
});

test('every view of the sign-in has an address, a title and a way on by keyboard', async ({ page }) => {
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
  await expect(page.getByText('That took too long or too many tries. Please sign in again.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with a phone code' }).press('Enter');
  await page.getByRole('link', { name: 'Enter it' }).press('Enter');
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await page.keyboard.type('+1 202 555 0100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code is not right. Check it and try again.')).toBeVisible();
});

test('a phone is added with a code, signs in, and is removed', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  const phone = `+1202555${String(Date.now()).slice(-4)}`;
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Add Phone' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter your phone number with its country code')).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Send code' }).click();
  const first = await smsTo(service, phone);
  await page.getByLabel('Code', { exact: true }).fill(codeInSms(first));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page.getByText('Phone confirmed')).toBeVisible();
  await expect(page.getByText(phone)).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with a phone code' }).click();
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('a code is on its way to')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeInSms(await smsTo(service, phone, first)));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove your phone?' });
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(removal.getByText('Please enter your password')).toBeVisible();
  await removal.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add Phone' })).toBeVisible();
});

test('the address of an account moves with a link, after the password', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  const email = `moved.${person.email}`;
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Change Email' }).click();
  await page.getByLabel('New Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Confirm your new email')).toBeVisible();
  await page.goto(await linkMailedTo(service, email, 'email_change'));
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  await page.goto(`/account/${userId}`);
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
});

test('a password link in one tab switches the sign-in of another, and back', async ({
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
  await expect(page.getByText('Password reset email sent')).toBeVisible();
  const link = await linkMailedTo(service, person.email, 'recovery');
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a Password' })).toBeVisible();
  await expect(page).toHaveURL(/view=update_password$/);
  await other.getByLabel('New Password').fill('another-moon');
  await other.getByRole('button', { name: 'Update Password' }).click();
  await expect(other.getByText('Password updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signIn(page, { ...person, password: 'another-moon' });
});
