import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type Service } from './service.ts';

export interface Person {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody new. */
export function newPerson(firstName = 'Ada'): Person {
  return {
    firstName,
    email: `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`,
    password: 'moon-landing-1969',
  };
}

/** The link of a mail whose address carries a token of this type. */
export function linkIn(mail: string, type: string): string {
  const text = mail
    .replaceAll('=\r\n', '')
    .replaceAll('=\n', '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
  const found = new RegExp(`https?://[^\\s"<>]+#access_token=[^\\s"<>]+type=${type}`).exec(text)?.[0];
  if (!found) throw new Error(`No ${type} link in this mail:\n${text}`);
  return found;
}

/** Home → Get Started → sign up → the confirmation link from the mail → sign in → dashboard. @returns the user's id. */
export async function signUp(page: Page, service: Service, person: Person): Promise<string> {
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
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/[^/]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
