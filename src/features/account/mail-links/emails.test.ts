import { expect, test } from 'vitest';
import { accountExistsEmail, confirmationEmail, magicLinkEmail, recoveryEmail } from './emails.tsx';
import { noticeKinds } from '../emails/notice-kinds.ts';
import { noticeEmail } from '../emails/notice-email.tsx';

const settings = { productName: 'Moonpage', appUrl: 'https://moonpage.example' };
const url = 'https://moonpage.example/login#access_token=abc_-123&type=signup';

test('an email carries its link in text and HTML, and names the product', async () => {
  for (const compose of [confirmationEmail, recoveryEmail, magicLinkEmail]) {
    const email = await compose(settings, 'Dana', url, null);
    expect(email.text).toContain(`\n${url}\n`);
    expect(email.html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(email.html).toContain('Hi Dana!');
    expect(email.html).toContain('prefers-color-scheme: dark');
    expect(email.subject).toContain('Moonpage');
  }
});

test('a sign-in mail shows the code as well, when there is one', async () => {
  const email = await magicLinkEmail(settings, 'Dana', url, '042137');
  expect(email.text).toContain('within 10 minutes:\n042137\n');
  expect(email.html).toContain('>042137<');
  expect((await magicLinkEmail(settings, 'Dana', url, null)).text).not.toContain('Type this code');
});

test.each(noticeKinds)('an email about %s says what happened and what to do', async (kind) => {
  const email = await noticeEmail(settings, { firstName: 'Dana', kind });
  expect(email.text).toContain('Hi Dana! Somebody, hopefully you,');
  const wayOut = kind === 'email-changed' ? 'support' : 'login?view=forgotten_password';
  expect(email.text).toContain(`https://moonpage.example/${wayOut}\n`);
  expect(email.text).not.toContain('access_token');
});

test('a repeated sign-up’s mail links to the sign-in', async () => {
  const email = await accountExistsEmail(settings, 'Dana');
  expect(email.text).toContain('https://moonpage.example/login\n');
  expect(email.text).not.toContain('access_token');
});

test.each(['<script>alert(1)</script>', 'Win at https://evil.example', 'evil.example', 'a@b', ' '])(
  'a first name that does not read as one is not repeated: %s',
  async (name) => {
    const email = await confirmationEmail(settings, name, url);
    expect(email.text).toContain('Hi! Confirm');
    expect(`${email.text}${email.html}`).not.toContain('evil');
    expect(email.html).not.toContain('alert(1)');
  },
);

test('names of any script are greeted', async () => {
  expect((await confirmationEmail(settings, '月読', url)).text).toContain('Hi 月読!');
  expect((await confirmationEmail(settings, "Anne-Marie O'Neil", url)).text).toContain(
    "Hi Anne-Marie O'Neil!",
  );
});
