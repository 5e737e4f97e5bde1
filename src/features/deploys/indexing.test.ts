import { refusingPage } from '../../test-support/table-away.ts';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../account/test-support/person.ts';
import { startTestLive, type TestLive } from './test-support/live-service.ts';

let live: TestLive;
let onPath: TestLive;
beforeAll(async () => {
  live = await startTestLive({ PAGES_URL: 'https://{slug}.moonpage.test' });
  onPath = await startTestLive();
});
afterAll(() => Promise.all([live.close(), onPath.close()]));

let creators = 0;
/** A creator of their own, whose coin is live. */
async function published(place: TestLive, coinName: string): Promise<TestPerson> {
  creators += 1;
  const person = await place.creator(`Creator${creators}`);
  expect((await place.build(person, { coinName })).status).toBe(200);
  expect((await place.deploy(person)).status).toBe(200);
  return person;
}

const own = ({ browser, userId }: TestPerson) => browser.get(`/api/profiles/${userId}/search-engines`);
async function change(
  { browser, userId }: Pick<TestPerson, 'browser' | 'userId'>,
  method: 'PUT' | 'DELETE',
  body?: string,
) {
  const answer = await browser.fetch(`/api/profiles/${userId}/search-engines`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body }),
  });
  const answered: unknown = await answer.json();
  return { status: answer.status, body: answered };
}

const robots = /<meta name="robots" content="([^"]+)"/;
const away = { header: 'noindex, nofollow', meta: 'noindex, nofollow' };
const welcome = { header: undefined, meta: undefined };

/** What a live page says to search engines. */
async function robotsOf(place: TestLive, { host, path }: { host?: string; path: string }) {
  const { status, header, html } = await new Promise<{
    status: number | undefined;
    header: unknown;
    html: string;
  }>((resolve, reject) => {
    request(`${place.url}${path}`, { headers: host === undefined ? {} : { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          header: response.headers['x-robots-tag'],
          html: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
  expect(html).toContain('</html>');
  return { header, meta: robots.exec(html)?.[1] };
}
const robotsOnHost = (slug: string) => robotsOf(live, { host: `${slug}.moonpage.test`, path: '/' });

test('on its own host a page is closed to search engines until its creator opens it, and each change counts at once', async () => {
  const ada = await published(live, 'Open Coin');
  expect(await own(ada)).toMatchObject({ status: 200, body: { isIndexed: false, canBeIndexed: true } });
  expect(await robotsOnHost('open-coin')).toEqual(away);
  expect(await change(ada, 'PUT')).toEqual({ status: 200, body: { isIndexed: true, canBeIndexed: true } });
  expect(await own(ada)).toMatchObject({ body: { isIndexed: true } });
  expect(await robotsOnHost('open-coin')).toEqual(welcome);
  expect(await change(ada, 'DELETE')).toMatchObject({ status: 200, body: { isIndexed: false } });
  expect(await robotsOnHost('open-coin')).toEqual(away);
});

test('only the robots line changes on the live page, not what was edited since it was deployed', async () => {
  const ben = await published(live, 'Steady Coin');
  const read = async () =>
    (
      await live.service.database.pool.query<{ html: string }>(
        'select html from page_snapshots where slug = $1',
        ['steady-coin'],
      )
    ).rows[0]?.html;
  const before = await read();
  await live.build(ben, { coinName: 'Draft Coin' });
  live.service.advance(60_000);
  await change(ben, 'PUT');
  expect(await read()).toBe(before?.replace(/<meta name="robots"[^>]*>/, ''));
  expect(await live.profileOf(ben)).toMatchObject({ isDeployed: false, isIndexed: true });
});

test('an open page stays open through START OVER, a new build and the next deploy', async () => {
  const cleo = await published(live, 'Loud Coin');
  await change(cleo, 'PUT');
  await cleo.browser.post(`/api/profiles/${cleo.userId}/start-over`, {});
  expect(await robotsOnHost('loud-coin')).toEqual(welcome);
  await live.build(cleo, { coinName: 'Loud Coin Again' });
  expect((await live.deploy(cleo)).status).toBe(200);
  expect(await own(cleo)).toMatchObject({ body: { isIndexed: true } });
  expect(await robotsOnHost('loud-coin')).toEqual(welcome);
});

test('a choice before the first deploy counts for it', async () => {
  const dora = await live.creator('Dora');
  expect(await change(dora, 'PUT')).toMatchObject({ status: 200, body: { isIndexed: true } });
  await live.build(dora, { coinName: 'Open At Birth' });
  await live.deploy(dora);
  expect(await robotsOnHost('open-at-birth')).toEqual(welcome);
});

test('a page that is rendered anew for a duplicate name stays as its own creator chose', async () => {
  const first = await published(live, 'Twin Coin');
  await change(first, 'PUT');
  await published(live, 'Twin Coin');
  const notice = async () =>
    (await live.service.database.pool.query(`select 1 from page_snapshots where 'name' = any(shares)`))
      .rowCount;
  await expect.poll(notice).toBe(2);
  expect(await robotsOnHost('twin-coin')).toEqual(welcome);
  expect(await robotsOnHost('twin-coin-2')).toEqual(away);
});

test('changes and deploys at once end in one of both, and none fails', { retry: 0 }, async () => {
  const eve = await published(live, 'Both At Once');
  const answers = await Promise.all([change(eve, 'PUT'), change(eve, 'DELETE'), live.deploy(eve)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { isIndexed } = await live.profileOf(eve);
  expect(await robotsOnHost('both-at-once')).toEqual(isIndexed ? welcome : away);
});

test('a page that cannot be replaced stays as it is, and so does the choice', async () => {
  const gil = await published(live, 'Stuck Coin');
  const answer = await refusingPage(live.service.database, 'stuck-coin', () => change(gil, 'PUT'));
  expect(answer.status).toBe(500);
  expect(await own(gil)).toMatchObject({ body: { isIndexed: false } });
  expect(await robotsOnHost('stuck-coin')).toEqual(away);
});

test('nothing beside the account is taken, and no account but one’s own', async () => {
  const [finn, other] = [await live.creator('Finn'), await live.creator('Gus')];
  expect(await change(finn, 'PUT', '{"isPublic":true}')).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT' },
  });
  const stranger = { browser: other.browser, userId: finn.userId };
  expect(await change(stranger, 'PUT')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await live.profileOf(finn)).toMatchObject({ isIndexed: false });
});

test('endless changes are refused', async () => {
  const hal = await live.creator('Hal');
  for (let time = 0; time < 30; time += 1) expect((await change(hal, 'PUT')).status).toBe(200);
  expect(await change(hal, 'DELETE')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(await own(hal)).toMatchObject({ body: { isIndexed: true } });
});

test('on a path search engines stay away, and nothing can be chosen', async () => {
  const ida = await published(onPath, 'Path Coin');
  const page = () => robotsOf(onPath, { path: '/p/path-coin' });
  expect(await own(ida)).toMatchObject({ status: 200, body: { isIndexed: false, canBeIndexed: false } });
  expect(await page()).toEqual(away);
  expect(await change(ida, 'PUT')).toMatchObject({ status: 409, body: { code: 'NO_OWN_HOST' } });
  expect(await change(ida, 'DELETE')).toMatchObject({ status: 409, body: { code: 'NO_OWN_HOST' } });
  expect(await onPath.profileOf(ida)).toMatchObject({ isIndexed: false });
  expect(await page()).toEqual(away);
});
