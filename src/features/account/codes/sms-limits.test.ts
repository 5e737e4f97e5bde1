import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { addPhone, signUpPerson } from '../test-support/person.ts';

let service: TestApp;
afterEach(() => service.close());

const budgetUsedUp = {
  status: 503,
  body: {
    code: 'SMS_BUDGET',
    message: 'No more texts can be sent today. Please use your email, or try again tomorrow.',
  },
};

test('a fresh account sends five texts a day to new numbers, and not twenty', async () => {
  service = await createTestApp();
  const { browser } = await signUpPerson(service, 'Ada');
  const answers = [];
  for (let nth = 10; nth < 30; nth += 1)
    answers.push(await browser.post('/api/auth/phone', { phone: `+4420794600${nth}` }));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: 15 }, () => 429),
  ]);
  expect(answers.at(-1)).toMatchObject({
    body: { message: 'That was too often for one day. Please try again tomorrow.' },
  });
  await service.phones.messageTo('+442079460014');
  expect(service.phones.messages).toHaveLength(5);
});

test('the texts of a day are counted for all accounts; the log is told once, and people read what to do', async () => {
  service = await createTestApp({ SMS_DAILY_BUDGET: '2' });
  const person = await signUpPerson(service, 'Ben');
  // A number of nobody's costs nothing.
  await service.visitor().post('/api/auth/phone-code', { phone: '+12025550199' });
  await addPhone(service, person, '+12025550161');
  await service.visitor().post('/api/auth/phone-code', { phone: '+12025550161' });
  await service.phones.messageTo('+12025550161', 2);
  const { browser } = person;
  expect(await browser.post('/api/auth/phone', { phone: '+12025550162' })).toMatchObject(budgetUsedUp);
  for (const phone of ['+12025550161', '+12025550199'])
    expect(await service.visitor().post('/api/auth/phone-code', { phone })).toMatchObject(budgetUsedUp);
  expect(service.logged.filter((line) => line.includes('SMS_DAILY_BUDGET'))).toHaveLength(1);
  service.advance(24 * 60 * 60 * 1000);
  await service.visitor().post('/api/auth/phone-code', { phone: '+12025550161' });
  await service.phones.messageTo('+12025550161', 3);
});

test('texts go to the countries of SMS_COUNTRIES alone', async () => {
  service = await createTestApp({ SMS_COUNTRIES: '+1, +49' });
  const { browser } = await signUpPerson(service, 'Cat');
  const refused = {
    status: 400,
    body: {
      code: 'SMS_COUNTRY',
      message: 'We cannot send texts to numbers of that country. Please use another number, or your email.',
    },
  };
  const phone = '+442079460000';
  expect(await browser.post('/api/auth/phone', { phone })).toMatchObject(refused);
  expect(await service.visitor().post('/api/auth/phone-code', { phone })).toMatchObject(refused);
  for (const allowed of ['+12025550163', '+4915123456789'])
    expect(await browser.post('/api/auth/phone', { phone: allowed })).toMatchObject({
      status: 200,
    });
});
