import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterWithLink, signUpPerson, type TestPerson } from './features/account/test-support/person.ts';
import { testCoin } from './features/coins/coin.fixture.ts';
import { blackPng } from './features/uploads/images.fixture.ts';
import { linkIn } from './test-support/mailbox.fake.ts';
import { createTestApp, type TestApp } from './test-support/app.ts';
import { withoutTable } from './test-support/table-away.ts';

/** What each request is answered while the table that it needs is away, and that it works once it is back. */

let service: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  service = await createTestApp();
  ada = await signUpPerson(service, 'Ada');
});
afterAll(() => service.close());

const without = <Answer>(table: string, work: () => Promise<Answer>) =>
  withoutTable(service.database, table, work);

const general = 'Something went wrong on our side. Please try again.';
const post = (path: string, body: object) => () => ada.browser.post(`/api/${path}`, body);
const coin = testCoin({ coinName: 'Broken Frog' });

test.each([
  ['attempts', 'auth/forgot-password', () => ({ email: ada.email }), general],
  ['sessions', 'auth/sign-in', () => ({ email: ada.email, password: ada.password }), general],
  ['identities', 'auth/sign-in', () => ({ email: ada.email, password: ada.password }), general],
  [
    'generations',
    'functions/generate-landing-page',
    () => ({ ...coin, isPreview: true }),
    'Failed to generate preview',
  ],
  [
    'page_snapshots',
    'functions/deploy-landing-page',
    () => ({ userId: ada.userId, isPreview: false }),
    'Failed to deploy landing page',
  ],
] as const)(
  'without the table %s %s fails, and works when it is back',
  async (table, path, body, message) => {
    const answer = await without(table, post(path, body()));
    expect(answer).toMatchObject({ status: 500, body: { message } });
    expect((await post(path, body())()).status).toBe(200);
  },
);

test('a page is kept, and its picture not taken, while the tables of both are away', async () => {
  const upload = async () => {
    const body = new FormData();
    body.set('file', new File([blackPng(9, 9)], 'frog.png', { type: 'image/png' }));
    return (await ada.browser.fetch('/api/storage/main_images', { method: 'POST', body })).status;
  };
  expect(await without('uploads', upload)).toBe(500);
  expect(await upload()).toBe(200);
  const startOver = post(`profiles/${ada.userId}/start-over`, {});
  expect(await without('page_looks', startOver)).toMatchObject({ status: 500 });
  expect((await ada.browser.get(`/api/profiles/${ada.userId}/page`)).body).toMatchObject({
    coinName: coin.coinName,
  });
  expect((await startOver()).status).toBe(200);
});

test('a password that could not be set is set by the same link later', async () => {
  const { email } = await signUpPerson(service, 'Liz');
  await post('auth/forgot-password', { email })();
  const { access_token } = linkIn(await letterWithLink(service, email, 'recovery'));
  const set = post('auth/update-password', { access_token, password: 'another moon' });
  expect(await without('mail_links', set)).toMatchObject({ status: 500, body: { message: general } });
  expect((await set()).status).toBe(200);
});

test('whoever cannot be looked up at the admin’s door is signed out', async () => {
  const eve = await signUpPerson(service, 'Eve');
  const { pool } = service.database;
  await pool.query('alter table profiles rename column is_admin to is_admin_away');
  let answer;
  try {
    answer = await eve.browser.post('/api/admin/enter', {});
  } finally {
    await pool.query('alter table profiles rename column is_admin_away to is_admin');
  }
  expect(answer).toMatchObject({ status: 503, body: { message: 'Error verifying admin status' } });
  expect(await eve.browser.get('/api/auth/session')).toMatchObject({ body: null });
});

test('an account is not deleted by half', async () => {
  const kim = await signUpPerson(service, 'Kim');
  const remove = () => kim.browser.post('/api/auth/delete-account', { email: kim.email });
  expect(await without('profiles', remove)).toMatchObject({ status: 500, body: { message: general } });
  expect((await remove()).status).toBe(200);
});
