import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { codeIn } from '../../../test-support/phones.fake.ts';
import type { TestApp } from '../../../test-support/app.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import type { MailLinkType } from '../mail-links/mail-links.ts';

export interface TestPerson {
  readonly browser: Visitor;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** Signs a person up, confirms the address by the mail's link, and signs them in, all through the API. */
export async function signUpPerson(service: TestApp, firstName: string): Promise<TestPerson> {
  const browser = service.visitor();
  const email = `${firstName.toLowerCase()}@example.com`;
  const password = `${firstName}'s password`;
  await browser.post('/api/auth/sign-up', { first_name: firstName, email, password });
  await useLinkIn(browser, await service.mailbox.mailTo(email));
  const { body } = await browser.post('/api/auth/sign-in', { email, password });
  const { userId } = body as { userId: string };
  return { browser, userId, email, password };
}

/** The person's cookie that recognises the browser, in a browser without a session, and on another network where one is given. */
export function sameBrowser(
  service: TestApp,
  { browser }: Pick<TestPerson, 'browser'>,
  address?: string,
): Visitor {
  const same = service.visitor(address);
  same.cookies.set('moonpage.browser', browser.cookies.get('moonpage.browser') ?? '');
  return same;
}

/** The `count`-th mail to this address with a link of this type, whatever other mails come before it. */
export async function letterWithLink(service: TestApp, to: string, type: MailLinkType, count = 1) {
  let seen = 0;
  for (let nth = 1; ; nth += 1) {
    const mail = await service.mailbox.mailTo(to, nth);
    if (mail.text.includes(`type=${type}`)) seen += 1;
    if (seen === count) return mail;
  }
}

/** Whether a mail to this address has these words in its subject. */
export const isTold = ({ mailbox }: TestApp, address: string, words: string) =>
  mailbox.mails.some(({ to, subject }) => to === address && subject.includes(words));

/** Opens the link of a mail, as the sign-in page does. */
export function useLinkIn(browser: Visitor, mail: { readonly text: string }) {
  const { access_token, type } = linkIn(mail);
  return browser.post('/api/auth/exchange', { access_token, type });
}

/** Gives a person a phone, as the account page does. */
export async function addPhone(service: TestApp, person: TestPerson, phone: string): Promise<void> {
  const seen = service.phones.messages.filter(({ to }) => to === phone).length;
  await person.browser.post('/api/auth/phone', { phone });
  const token = codeIn(await service.phones.messageTo(phone, seen + 1));
  const { status } = await person.browser.post('/api/auth/phone/confirm', { phone, token });
  if (status !== 200) throw new Error(`The phone was not confirmed: ${status}`);
}
