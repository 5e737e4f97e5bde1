import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Visitor } from '../../test-support/visitor.ts';
import { letterWithLink, signUpPerson, type TestPerson, useLinkIn } from '../account/test-support/person.ts';
import { profiles } from '../account/tables.ts';
import { startTestLiveWithExport, type TestLive } from '../deploys/test-support/live-service.ts';
import { livePagesChannel } from '../pages/live-pages-channel.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { activityPage, usersPage } from './contract.ts';
import { signInAdmin } from './test-support/users.ts';

let live: TestLive;
let admin: TestPerson;
let second: TestPerson;

beforeAll(async () => {
  live = await startTestLiveWithExport({ ADMIN_EMAIL: 'admin@moonpage.local,second@example.com' });
  admin = await signInAdmin(live.service);
  second = await signInAdmin(live.service, 'second@example.com');
});
afterAll(() => live.close());

const call = async (browser: Visitor, method: 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await browser.fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answered: unknown = await answer.json();
  return { status: answer.status, body: answered };
};
const takeDown = (userId: string, reason: unknown = 'Copies another coin', by = admin.browser) =>
  call(by, 'PUT', `/api/admin/users/${userId}/take-down`, { reason });
const putBack = (userId: string, by = admin.browser) =>
  call(by, 'DELETE', `/api/admin/users/${userId}/take-down`);
const suspend = (userId: string, reason: unknown = 'Sells the same page again', by = admin.browser) =>
  call(by, 'PUT', `/api/admin/users/${userId}/suspension`, { reason });
const restore = (userId: string, by = admin.browser) =>
  call(by, 'DELETE', `/api/admin/users/${userId}/suspension`);

async function published(name: string, coinName: string): Promise<TestPerson> {
  const person = await live.creator(name);
  await live.build(person, { coinName });
  expect((await live.deploy(person)).status).toBe(200);
  return person;
}
const statusOf = async (slug: string) => (await fetch(`${live.url}/p/${slug}`)).status;
const isListed = async (slug: string) => {
  const visitor = live.service.visitor();
  const { body } = await visitor.get('/api/directory/latest');
  const latest = (body as { slug: string }[]).some((coin) => coin.slug === slug);
  const page = await visitor.get(`/api/directory/coins/${slug}`);
  const found = await visitor.get(`/api/directory/coins?search=${slug}`);
  return { latest, page: page.status, found: (found.body as { coins: unknown[] }).coins.length };
};
const actsOn = async (userId: string) => {
  const { body } = await admin.browser.get(`/api/admin/activity?userId=${userId}`);
  return activityPage.parse(body).entries.map(({ action, detail, actor, target }) => ({
    action,
    detail,
    by: actor.email,
    about: target?.id,
  }));
};

describe('a page', () => {
  test('that is taken down is nowhere, and put back it is everywhere again', { retry: 0 }, async () => {
    const rita = await published('Rita', 'Rug Pull');
    const exported = () => live.exported('p/rug-pull');
    await expect.poll(exported).toContain('index.html');
    expect(await isListed('rug-pull')).toEqual({ latest: true, page: 200, found: 1 });
    expect(await statusOf('rug-pull')).toBe(200);
    const heard: string[] = [];
    const end = await live.service.database.listen(livePagesChannel, {
      onMessage: (slug) => void heard.push(slug),
      onGap: () => {},
    });

    expect(await takeDown(rita.userId)).toEqual({ status: 200, body: { done: true } });
    const answer = await fetch(`${live.url}/p/rug-pull`);
    expect(answer.status).toBe(410);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toMatch(/rug pull/i);
    expect(await isListed('rug-pull')).toEqual({ latest: false, page: 404, found: 0 });
    await expect.poll(exported).toEqual([]);
    await expect.poll(() => heard).toEqual(['rug-pull']);

    expect(await putBack(rita.userId)).toMatchObject({ status: 200 });
    expect(await statusOf('rug-pull')).toBe(200);
    expect(await isListed('rug-pull')).toEqual({ latest: true, page: 200, found: 1 });
    await expect.poll(exported).toContain('index.html');
    await end();
    const about = { by: admin.email, about: rita.userId };
    expect(await actsOn(rita.userId)).toEqual([
      { action: 'page-put-back', detail: null, ...about },
      { action: 'page-taken-down', detail: 'Copies another coin', ...about },
    ]);
  });

  test(
    'that is taken down cannot be published, also when the publishing had begun; its creator reads why',
    { retry: 0 },
    async () => {
      const uma = await published('Uma', 'Once Up');
      await takeDown(uma.userId, '  Promises\na profit ');
      const refused = {
        status: 409,
        body: {
          code: 'TAKEN_DOWN',
          message:
            'Your page was taken down, so it cannot be published. Write to support to have it put back.',
        },
      };
      await live.build(uma, { coinName: 'Once Up' });
      expect(await live.deploy(uma)).toMatchObject(refused);
      const reason = { status: 200, body: { takenDownReason: 'Promises a profit' } };
      expect(await uma.browser.get(`/api/profiles/${uma.userId}`)).toMatchObject(reason);
      expect(await uma.browser.get(`/api/profiles/${uma.userId}/page`)).toMatchObject(reason);
      expect(await uma.browser.get(`/api/profiles/${uma.userId}/listing`)).toMatchObject({
        body: { isListed: false, canBeListed: false, isTakenDown: true },
      });

      await putBack(uma.userId);
      const [deployed, taken] = await Promise.all([live.deploy(uma), takeDown(uma.userId)]);
      expect(taken.status).toBe(200);
      expect([200, 409]).toContain(deployed.status);
      expect(await statusOf('once-up')).toBe(410);
    },
  );

  test('that is taken down marks no other coin of its name', async () => {
    const fake = await published('Fay', 'Honest Coin');
    const honest = await published('Hank', 'Honest Coin');
    const isMarked = async () => {
      const { db } = live.service.database;
      const [page] = await db.select().from(pageSnapshots).where(eq(pageSnapshots.profileId, honest.userId));
      return page?.shares.includes('name');
    };
    expect(await isMarked()).toBe(true);
    await takeDown(fake.userId);
    await expect.poll(isMarked).toBe(false);
    await putBack(fake.userId);
    await expect.poll(isMarked).toBe(true);
    await fake.browser.post('/api/auth/delete-account', { email: fake.email });
    await expect.poll(isMarked).toBe(false);
  });

  test('is taken down once, however often it is asked for', { retry: 0 }, async () => {
    const iris = await published('Iris', 'Idle Coin');
    for (let time = 0; time < 3; time += 1) await takeDown(iris.userId);
    for (let time = 0; time < 3; time += 1) await putBack(iris.userId);
    expect(await actsOn(iris.userId)).toHaveLength(2);
  });

  test('must be there, and the reason too', async () => {
    const nora = await live.creator('Nora');
    expect(await takeDown(nora.userId)).toMatchObject({ status: 409, body: { code: 'NO_LIVE_PAGE' } });
    expect(await takeDown('nobody')).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
    for (const reason of ['', '  \n ', null, 7, 'x'.repeat(201)])
      expect(await takeDown(nora.userId, reason)).toMatchObject({ status: 422 });
  });
});

describe('an account', () => {
  test('that is suspended is moved to no other address by a link from before', async () => {
    const { browser, userId } = await live.creator('Otto');
    const email = 'otto.moved@example.com';
    expect(await browser.post('/api/auth/change-email', { email })).toMatchObject({ status: 200 });
    const letter = await letterWithLink(live.service, email, 'email_change');
    expect(await suspend(userId)).toMatchObject({ status: 200 });
    expect(await useLinkIn(live.service.visitor(), letter)).toMatchObject({ body: { code: 'LINK_REFUSED' } });
  });

  test('that is suspended has no session and no page, and starts none', async () => {
    const olga = await published('Olga', 'Owl Coin');
    const elsewhere = live.service.visitor();
    const { email, password } = olga;
    await elsewhere.post('/api/auth/sign-in', { email, password });
    const message = 'This account is suspended. Write to support. Reason: Sells the same page again';
    const told = { status: 403, body: { code: 'ACCOUNT_SUSPENDED', message } };
    expect(await suspend(olga.userId)).toMatchObject({ status: 200 });

    for (const browser of [olga.browser, elsewhere]) {
      expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
      expect(await browser.get('/api/auth/second-factor')).toMatchObject({
        body: { suspended: message },
      });
    }
    expect(await live.deploy(olga)).toMatchObject({ status: 401 });
    expect(await statusOf('owl-coin')).toBe(410);
    expect(await isListed('owl-coin')).toEqual({ latest: false, page: 404, found: 0 });

    const fresh = live.service.visitor();
    const signIn = (typed: string): Promise<Answer> =>
      fresh.post('/api/auth/sign-in', { email, password: typed });
    expect(await signIn(password)).toMatchObject(told);
    expect(await signIn('another password')).toMatchObject({ status: 401 });
    await fresh.post('/api/auth/magic-link', { email });
    expect(await useLinkIn(fresh, await letterWithLink(live.service, email, 'magiclink'))).toMatchObject(
      told,
    );
    expect(fresh.cookies.has('moonpage.session_token')).toBe(false);
    expect(live.service.errors.filter((line) => line.includes('session'))).toEqual([]);

    expect(await fresh.get('/api/auth/second-factor')).toMatchObject({ body: { suspended: null } });

    expect(await restore(olga.userId)).toMatchObject({ status: 200 });
    expect(await statusOf('owl-coin')).toBe(200);
    // Signed in by nobody meanwhile, and by nothing from before.
    for (const browser of [olga.browser, elsewhere]) {
      expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
      expect(await browser.get('/api/auth/second-factor')).toMatchObject({ body: { suspended: null } });
    }
    expect(await signIn(password)).toMatchObject({ status: 200 });
    const about = { by: admin.email, about: olga.userId };
    expect(await actsOn(olga.userId)).toEqual([
      { action: 'account-restored', detail: null, ...about },
      { action: 'account-suspended', detail: 'Sells the same page again', ...about },
    ]);
  });

  test('that signs in while it is being suspended is signed out', { retry: 0 }, async () => {
    const hugo = await signUpPerson(live.service, 'Hugo');
    const { email, password } = hugo;
    const browser = live.service.visitor();
    await Promise.all([suspend(hugo.userId), browser.post('/api/auth/sign-in', { email, password })]);
    expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
    expect(await browser.get(`/api/profiles/${hugo.userId}`)).toMatchObject({ status: 401 });
  });

  test('whose page was taken down before stays down when it is restored', async () => {
    const paul = await published('Paul', 'Still Down');
    await takeDown(paul.userId);
    await suspend(paul.userId);
    await restore(paul.userId);
    expect(await statusOf('still-down')).toBe(410);
    await putBack(paul.userId);
    expect(await statusOf('still-down')).toBe(200);
  });

  test('of an admin is not suspended, one’s own neither', { retry: 0 }, async () => {
    expect(await suspend(admin.userId)).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect(await suspend(second.userId)).toMatchObject({ status: 409, body: { code: 'ADMIN_ACCOUNT' } });
    expect(await second.browser.get('/api/auth/session')).toMatchObject({ body: { isAdmin: true } });
  });

  test('of somebody who became an admin meanwhile is restored', { retry: 0 }, async () => {
    const set = (change: Partial<typeof profiles.$inferInsert>) =>
      live.service.database.db.update(profiles).set(change).where(eq(profiles.id, second.userId));
    await set({ suspendedAt: live.service.now(), suspendedReason: 'Before the flag' });
    expect(await second.browser.get('/api/auth/session')).toMatchObject({ body: null });
    expect(await restore(second.userId)).toMatchObject({ status: 200 });
    const { email, password } = second;
    expect(await second.browser.post('/api/auth/sign-in', { email, password })).toMatchObject({
      body: { isAdmin: true },
    });
  });
});

test('only an admin takes down, puts back, suspends and restores', { retry: 0 }, async () => {
  const vera = await published('Vera', 'Victim Coin');
  const mallory = await live.creator('Mallory');
  for (const by of [mallory.browser, vera.browser, live.service.visitor()])
    for (const refused of [
      await takeDown(vera.userId, 'because', by),
      await putBack(vera.userId, by),
      await suspend(vera.userId, 'because', by),
      await restore(vera.userId, by),
    ])
      expect([401, 403]).toContain(refused.status);
  expect(await statusOf('victim-coin')).toBe(200);
});

test('the list and the account say what is so', async () => {
  const wilma = await published('Wilma', 'Walrus Coin');
  await takeDown(wilma.userId);
  await suspend(wilma.userId);
  const { body } = await admin.browser.get('/api/admin/users?search=walrus');
  const deployedUrl = 'http://localhost:3000/p/walrus-coin';
  expect(usersPage.parse(body).users).toMatchObject([
    { id: wilma.userId, deployedUrl, isTakenDown: true, isSuspended: true },
  ]);
  const renamed = eq(profiles.id, wilma.userId);
  await live.service.database.db.update(profiles).set({ coinName: 'Seal Coin' }).where(renamed);
  const account = await admin.browser.get(`/api/admin/users/${wilma.userId}`);
  expect(account).toMatchObject({
    status: 200,
    body: {
      email: wilma.email,
      coinName: 'Seal Coin',
      page: { url: deployedUrl, coinName: 'Walrus Coin', takenDown: { reason: 'Copies another coin' } },
      suspended: { reason: 'Sells the same page again' },
    },
  });
  const [{ shared } = {}] = await live.service.database.db
    .select({ shared: pageSnapshots.shared })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, wilma.userId));
  expect(shared?.card).toMatch(/^\/p\/assets\/[0-9a-f]{32}\.png$/);
  expect(account).toMatchObject({ body: { page: { card: shared?.card } } });
  expect(await admin.browser.get('/api/admin/users/nobody')).toMatchObject({ status: 404 });
});

test('users are found by a part of their address when the search holds an @', async () => {
  const zoe = await signUpPerson(live.service, 'Zoe');
  const found = async (search: string) => {
    const { body } = await admin.browser.get(`/api/admin/users?search=${encodeURIComponent(search)}`);
    return usersPage.parse(body).users.map(({ id }) => id);
  };
  expect(await found('ZOE@exam')).toEqual([zoe.userId]);
  expect(await found('zoe@')).toEqual([zoe.userId]);
  expect(await found(' zoe@ ')).toEqual([zoe.userId]);
  expect(await found('@example.c')).toContain(zoe.userId);
  expect(await found('@local')).toEqual([]);
  expect(await found('zo%@')).toEqual([]);
  expect(await found('zoe')).toEqual([]);
});
