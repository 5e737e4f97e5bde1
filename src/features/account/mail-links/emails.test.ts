import { expect, test } from 'vitest';
import { linkEmail } from './emails.ts';
import { linkTypes } from '../rules/link-types.ts';
import { noticeEmail, noticeKinds } from '../emails/notices.ts';

const settings = { productName: 'Moonpage', appUrl: 'https://moonpage.example' };
const url = 'https://moonpage.example/login#access_token=abc_-123&type=signup';

test('an email carries its link in text and HTML, and names the product', async () => {
  for (const type of linkTypes) {
    const email = await linkEmail(settings, type, url, null);
    expect(email.text).toContain(`\n${url}\n`);
    expect(email.html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(email.html).toContain('prefers-color-scheme: dark');
    expect(email.subject).toContain('Moonpage');
  }
});

test('a sign-in mail shows the code as well, when there is one', async () => {
  const email = await linkEmail(settings, 'magiclink', url, '042137');
  expect(email.text).toContain('within 10 minutes:\n042137\n');
  expect(email.html).toContain('>042137<');
  expect((await linkEmail(settings, 'magiclink', url, null)).text).not.toContain('Type this code');
});

test.each(noticeKinds)('an email about %s says what happened and what to do', async (kind) => {
  const email = await noticeEmail(settings, { kind });
  expect(email.text).toContain('Somebody, hopefully you,');
  const wayOut = ['email-changed', 'account-deleted'].includes(kind)
    ? 'support'
    : 'login?view=forgotten_password';
  expect(email.text).toContain(`https://moonpage.example/${wayOut}\n`);
  expect(email.text).not.toContain('access_token');
});

test('a repeated sign-up’s mail links to the sign-in', async () => {
  const email = await linkEmail(settings, 'account_exists', `${settings.appUrl}/login`, null);
  expect(email.text).toContain('https://moonpage.example/login\n');
  expect(email.text).not.toContain('access_token');
});
