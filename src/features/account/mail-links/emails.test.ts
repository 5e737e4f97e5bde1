import { expect, test } from 'vitest';
import { accountExistsLetter, confirmationLetter, magicLinkLetter, recoveryLetter } from './emails.tsx';
import { noticeKinds } from '../emails/notice-kinds.ts';
import { noticeLetter } from '../emails/notice-email.tsx';

const setting = { productName: 'Moonpage', appUrl: 'https://moonpage.example' };
const url = 'https://moonpage.example/login#access_token=abc_-123&type=signup';

test('a letter carries its link in text and HTML, and names the product', async () => {
  for (const compose of [confirmationLetter, recoveryLetter, magicLinkLetter]) {
    const letter = await compose(setting, 'Dana', url, null);
    expect(letter.text).toContain(`\n${url}\n`);
    expect(letter.html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(letter.html).toContain('Hi Dana!');
    expect(letter.html).toContain('prefers-color-scheme: dark');
    expect(letter.subject).toContain('Moonpage');
  }
});

test('a sign-in letter shows the code as well, when there is one', async () => {
  const letter = await magicLinkLetter(setting, 'Dana', url, '042137');
  expect(letter.text).toContain('within 10 minutes:\n042137\n');
  expect(letter.html).toContain('>042137<');
  expect((await magicLinkLetter(setting, 'Dana', url, null)).text).not.toContain('Type this code');
});

test.each(noticeKinds)('a letter about %s says what happened and what to do', async (kind) => {
  const letter = await noticeLetter(setting, { firstName: 'Dana', kind });
  expect(letter.text).toContain('Hi Dana! Somebody, hopefully you,');
  const wayOut = kind === 'email-changed' ? 'support' : 'login?view=forgotten_password';
  expect(letter.text).toContain(`https://moonpage.example/${wayOut}\n`);
  expect(letter.text).not.toContain('access_token');
});

test('whoever signs up again is told where to sign in', async () => {
  const letter = await accountExistsLetter(setting, 'Dana');
  expect(letter.text).toContain('https://moonpage.example/login\n');
  expect(letter.text).not.toContain('access_token');
});

test.each(['<script>alert(1)</script>', 'Win at https://evil.example', 'evil.example', 'a@b', ' '])(
  'a first name that does not read as one is not repeated: %s',
  async (name) => {
    const letter = await confirmationLetter(setting, name, url);
    expect(letter.text).toContain('Hi! Confirm');
    expect(`${letter.text}${letter.html}`).not.toContain('evil');
    expect(letter.html).not.toContain('alert(1)');
  },
);

test('names of any script are greeted', async () => {
  expect((await confirmationLetter(setting, '月読', url)).text).toContain('Hi 月読!');
  expect((await confirmationLetter(setting, "Anne-Marie O'Neil", url)).text).toContain(
    "Hi Anne-Marie O'Neil!",
  );
});
