import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../account/test-support/person.ts';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
});
afterAll(() => live.close());

const own = ({ browser, userId }: TestPerson) => browser.get(`/api/profiles/${userId}/listing`);
const change = async ({ browser, userId }: TestPerson, method: 'PUT' | 'DELETE') => {
  const answer = await browser.fetch(`/api/profiles/${userId}/listing`, { method });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};
const latestNames = async () => {
  const { body } = await live.service.visitor().get('/api/directory/latest');
  return (body as { coinName: string }[]).map(({ coinName }) => coinName);
};
const readCoin = (slug: string) => live.service.visitor().get(`/api/directory/coins/${slug}`);

test('without a live page there is nothing to list', async () => {
  const ada = await live.creator('Ada');
  await live.build(ada, { coinName: 'Only A Draft' });
  expect(await own(ada)).toMatchObject({
    status: 200,
    body: { isListed: false, canBeListed: false, slug: null },
  });
  expect(await change(ada, 'PUT')).toMatchObject({
    status: 409,
    body: { code: 'NO_LIVE_PAGE', message: 'Publish your page first, then it can be listed.' },
  });
  expect(await live.profileOf(ada)).toMatchObject({ isPublic: false });
});

test('the switch takes a coin off the directory and back at once, and its live page stays', async () => {
  const bob = await live.creator('Bob');
  await live.build(bob, { coinName: 'Now And Then' });
  await live.deploy(bob);
  expect(await own(bob)).toMatchObject({
    body: { isListed: true, canBeListed: true, slug: 'now-and-then' },
  });
  expect(await latestNames()).toContain('Now And Then');
  expect(await readCoin('now-and-then')).toMatchObject({ status: 200 });

  expect(await change(bob, 'DELETE')).toMatchObject({ status: 200, body: { isListed: false } });
  expect(await latestNames()).not.toContain('Now And Then');
  expect(await readCoin('now-and-then')).toMatchObject({ status: 404, body: { code: 'LISTING_NOT_FOUND' } });
  expect((await fetch(`${live.url}/p/now-and-then`)).status).toBe(200);

  expect(await change(bob, 'PUT')).toMatchObject({ status: 200, body: { isListed: true } });
  expect(await latestNames()).toContain('Now And Then');
  expect(await readCoin('now-and-then')).toMatchObject({ status: 200 });
});

test('who has taken their coin off keeps it off through the next deploy', async () => {
  const cleo = await live.creator('Cleo');
  await live.build(cleo, { coinName: 'Shy Coin' });
  await live.deploy(cleo);
  await change(cleo, 'DELETE');
  expect((await live.deploy(cleo)).status).toBe(200);
  expect(await own(cleo)).toMatchObject({ body: { isListed: false, canBeListed: true } });
  expect(await latestNames()).not.toContain('Shy Coin');
});

test('a new build leaves the live page, and so its switch', async () => {
  const dora = await live.creator('Dora');
  await live.build(dora, { coinName: 'Twice Built' });
  await live.deploy(dora);
  await live.build(dora, { coinName: 'Twice Built Again' });
  expect(await own(dora)).toMatchObject({ body: { isListed: true, canBeListed: true } });
  expect(await change(dora, 'DELETE')).toMatchObject({ status: 200, body: { isListed: false } });
});

test('switching twice at once ends in one of both, and fails for nobody', { retry: 0 }, async () => {
  const eve = await live.creator('Eve');
  await live.build(eve, { coinName: 'Both At Once' });
  await live.deploy(eve);
  const answers = await Promise.all([change(eve, 'PUT'), change(eve, 'DELETE'), live.deploy(eve)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('of four coins that go live, the latest three are shown, the newest first', async () => {
  for (const name of ['Eli', 'Fay', 'Gus', 'Hal']) {
    const creator = await live.creator(name);
    await live.build(creator, { coinName: `Coin of ${name}` });
    await live.deploy(creator);
  }
  expect(await latestNames()).toEqual(['Coin of Hal', 'Coin of Gus', 'Coin of Fay']);
});

test('a listing shows a description as it was written, but for what the form refuses of an older one', async () => {
  const finn = await live.creator('Finn');
  const description = 'An otter that naps.\n\nZero tax, 5000 holders, to the moon!';
  await live.build(finn, { coinName: 'Sly Otter', description });
  await live.deploy(finn);
  const listed = async () => ({
    read: (await readCoin('sly-otter')).body,
    latest: (await live.service.visitor().get('/api/directory/latest')).body,
  });
  const showing = (shown: string) => ({
    read: expect.objectContaining({ description: shown }) as unknown,
    latest: expect.arrayContaining([
      expect.objectContaining({ coinName: 'Sly Otter', description: shown }),
    ]) as unknown,
  });
  expect(await listed()).toEqual(showing(description));

  const older = 'Guaranteed 100x profit!!! Connect your wallet now. An otter that naps. Zero tax.';
  await live.service.database.db.execute(
    sql`update profiles set description = ${older} where id = ${finn.userId}`,
  );
  await live.deploy(finn);
  expect(await listed()).toEqual(showing('An otter that naps. Zero tax.'));
});
