import { linkMailedTo, newPerson, signIn, signUp, signUpByRequests } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

// Links are of single use: a second try would hide a first that worked twice.
test.describe.configure({ retries: 0 });

test('a link for another account asks before it signs out who is signed in', async ({
  page,
  service,
  context,
  playwright,
}) => {
  const [ada, bea] = [newPerson('Ada'), newPerson('Bea')];
  const elsewhere = await playwright.request.newContext();
  const beasId = await signUpByRequests(elsewhere, service, bea);
  const adasId = await signUp(page, service, ada);
  const headers = { origin: service.url };
  await elsewhere.post(`${service.url}/api/auth/magic-link`, { data: { email: bea.email }, headers });
  const link = await linkMailedTo(service, bea.email, 'magiclink');
  const other = await context.newPage();
  await other.goto(`/dashboard/${adasId}`);
  // As soon as its buttons work, it hears of what other tabs do.
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeEnabled();

  await page.goto(link);
  await expect(
    page.getByRole('main').getByText(`This link is for ${bea.email}. You are signed in as ${ada.email}.`),
  ).toBeVisible();
  await page.getByRole('link', { name: `Stay signed in as ${ada.email}` }).click();
  await expect(page).toHaveURL(`/dashboard/${adasId}`);

  await page.goto(link);
  await page.getByRole('button', { name: `Sign in as ${bea.email}` }).click();
  await says(page, 'Email confirmed successfully!');
  await expect(page).toHaveURL(`/dashboard/${beasId}`);
  await expect(other).not.toHaveURL(`/dashboard/${adasId}`);
  await elsewhere.dispose();
});

test('a confirmation link signs out who is signed in once they agree @sweep', async ({
  page,
  service,
  playwright,
}) => {
  const [ada, bea] = [newPerson('Ada'), newPerson('Bea')];
  await signUp(page, service, ada);
  const elsewhere = await playwright.request.newContext();
  const { firstName, email, password } = bea;
  const data = { first_name: firstName, email, password };
  await elsewhere.post(`${service.url}/api/auth/sign-up`, { data, headers: { origin: service.url } });
  await page.goto(await linkMailedTo(service, email, 'signup'));
  await page.getByRole('button', { name: `Sign in as ${email}` }).click();
  await expect(page).toHaveURL('/login?confirmed=true');
  await signIn(page, bea);
  await elsewhere.dispose();
});

test('where a stranger signed up with the address, too, the owner chooses the password @sweep', async ({
  page,
  service,
  playwright,
}) => {
  const owner = newPerson('Owner');
  const signUpWith = (password: string) => ({
    data: { first_name: 'Somebody', email: owner.email, password },
    headers: { origin: service.url },
  });
  const stranger = await playwright.request.newContext();
  await stranger.post(`${service.url}/api/auth/sign-up`, signUpWith('of the stranger'));
  const link = await linkMailedTo(service, owner.email, 'signup');
  await page.request.post('/api/auth/sign-up', signUpWith('of the owner'));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a Password' })).toBeVisible();
  await page.getByLabel('New Password').fill('12345');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('main').getByText('Password must be at least 6 characters long')).toBeVisible();
  await page.getByLabel('New Password').fill(owner.password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page).toHaveURL('/login?confirmed=true');
  await expect(page.getByRole('main').getByText('Your email is confirmed.')).toBeVisible();
  await signIn(page, owner);
  await stranger.dispose();
});

test('a moved account goes on where it is signed in, and the old mailbox moves it back @sweep', async ({
  page,
  service,
}) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  const moved = newPerson('Moved').email;
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New Email').fill(moved);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByText('Confirm your new email')).toBeVisible();
  await page.goto(await linkMailedTo(service, moved, 'email_change'));
  await says(page, 'Email confirmed successfully!');
  await expect(page).toHaveURL(`/dashboard/${userId}`);

  await page.goto(await linkMailedTo(service, person.email, 'email_undo'));
  await expect(page).toHaveURL(/\/update-password$/);
  const undoes = page.getByRole('main').getByText('It undoes what the email tells of');
  await expect(undoes).toBeVisible();
  await page.reload();
  await expect(undoes).toBeVisible();
  await page.getByLabel('New Password').fill('mine-again');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await says(page, 'Password updated successfully!');
  await expect(page).toHaveURL('/login?confirmed=true');
  await expect(page.getByRole('main').getByText('What the email told of is undone.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  expect(await signIn(page, { ...person, password: 'mine-again' })).toBe(userId);
});

test('a new address that is confirmed in another browser leads to the sign-in @sweep', async ({
  page,
  service,
  browser,
}) => {
  const person = newPerson();
  await signUp(page, service, person);
  const moved = newPerson('Moved').email;
  await page.request.post('/api/auth/change-email', {
    data: { email: moved },
    headers: { origin: service.url },
  });
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await linkMailedTo(service, moved, 'email_change'));
  await expect(elsewhere).toHaveURL(/\/login\?confirmed=true$/);
  await expect(
    elsewhere
      .getByRole('main')
      .getByText('The email of your account is changed. Sign in with the new one to go on.'),
  ).toBeVisible();
  await signIn(elsewhere, { ...person, email: moved });
  await elsewhere.context().close();
});
