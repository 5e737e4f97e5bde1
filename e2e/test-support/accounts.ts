import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { says } from './says.ts';

/** What is needed of a service to make an account. */
interface Service {
  readonly url: string;
  /** The newest mail to an address that has this text. */
  mailTo(address: string, text?: string): Promise<string>;
}

export interface Person {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** A person whose address no account has. */
export function newPerson(firstName = 'Ada'): Person {
  return {
    firstName,
    email: `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`,
    password: 'moon-landing-1969',
  };
}

/** The link of a mail whose address carries a token of this type. */
export function linkIn(mail: string, type: string): string {
  // The text part comes first and has no transfer encoding.
  const found = new RegExp(`https?://[^\\s"<>]+#access_token=[^\\s"<>]+type=${type}`).exec(mail)?.[0];
  if (!found) throw new Error(`No ${type} link in this mail:\n${mail}`);
  return found;
}

/** The newest link of this type to an address, as soon as its mail is there and it is not `previous`. */
export async function linkMailedTo(
  service: Service,
  address: string,
  type: string,
  previous?: string,
): Promise<string> {
  let link = '';
  await expect(async () => {
    link = linkIn(await service.mailTo(address, `type=${type}`), type);
    expect(link).not.toBe(previous);
  }).toPass();
  return link;
}

/**
 * Makes a confirmed account through the API and starts a session in the page's context; opens no page.
 * @returns the user's id.
 */
export function signUp(page: Page, service: Service, person: Person): Promise<string> {
  return signUpByRequests(page.request, service, person);
}

/** As `signUp`, for a context of requests without a browser. */
export async function signUpByRequests(
  request: APIRequestContext,
  service: Service,
  { firstName, email, password }: Person,
): Promise<string> {
  const post = async (path: string, data: object): Promise<unknown> => {
    const headers = { origin: service.url };
    const answer = await request.post(`${service.url}/api/auth/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  await post('sign-up', { first_name: firstName, email, password });
  const link = new URL(await linkMailedTo(service, email, 'signup'));
  const fragment = new URLSearchParams(link.hash.slice(1));
  // Whoever is signed in here agrees to be signed out.
  await post('exchange', { access_token: fragment.get('access_token'), type: 'signup', switch: true });
  const { userId } = (await post('sign-in', { email, password })) as { userId: string };
  return userId;
}

/** Home → Get Started → sign up → the confirmation link from the mail → sign in → dashboard. @returns the user's id. */
export async function signUpOnScreens(page: Page, service: Service, person: Person): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { name: 'Thank You for Signing Up!' })).toBeVisible();

  await page.goto(linkIn(await service.mailTo(person.email), 'signup'));
  await expect(page).toHaveURL(/\/login\?confirmed=true$/);
  return signIn(page, person);
}

/** Signs in on the page that is open. @returns the user's id. */
export async function signIn(page: Page, person: Person): Promise<string> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await says(page, 'Successfully logged in!');
  await expect(page).toHaveURL(/\/dashboard\/[^/]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Signs out with the button of the page that is open. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
}
