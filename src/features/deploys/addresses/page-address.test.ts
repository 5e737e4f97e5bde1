import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../account/test-support/person.ts';
import { formerSlugs } from '../../pages/tables.ts';
import { startTestLiveWithExport, type TestLive } from '../test-support/live-service.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLiveWithExport();
});
afterAll(() => live.close());

const ownPath = ({ userId }: TestPerson) => `/api/profiles/${userId}/address`;

async function check(person: TestPerson, query: Record<string, string>) {
  const search = new URLSearchParams(query).toString();
  return (await person.browser.get(`${ownPath(person)}/check?${search}`)).body;
}

const own = async (person: TestPerson) => (await person.browser.get(ownPath(person))).body;
async function moveTo(path: string, browser: TestPerson['browser'], slug: string) {
  const init = {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug }),
  };
  const answer = await browser.fetch(path, init);
  return { status: answer.status, body: (await answer.json()) as object };
}

const move = (person: TestPerson, slug: string) => moveTo(ownPath(person), person.browser, slug);

/** Status of an address, and where it leads. */
async function leadOf(slug: string) {
  const { status, headers } = await fetch(`${live.url}/p/${encodeURIComponent(slug)}`, {
    redirect: 'manual',
  });
  return [status, decodeURIComponent(headers.get('location') ?? '')];
}

test('a page goes live at the address that its creator wishes for', async () => {
  const ada = await live.creator('Ada');
  await live.build(ada, { coinName: 'Left Sock Of Destiny', pageAddress: 'Left_Sock' });
  expect(await live.profileOf(ada)).toMatchObject({ pageAddress: 'left-sock', slug: null });
  expect(await live.deploy(ada)).toMatchObject({
    body: { slug: 'left-sock', deployedUrl: 'http://localhost:3000/p/left-sock', missedAddress: null },
  });
  expect(await live.readLive('left-sock')).toContain('Left Sock Of Destiny');
  expect(await own(ada)).toMatchObject({ slug: 'left-sock', next: null });
});

test('while it is typed it is said whether an address is free', async () => {
  const [bea, bob] = [await live.creator('Bea'), await live.creator('Bob')];
  await live.build(bea, { coinName: 'Paper Boat' });
  await live.deploy(bea);
  const url = (slug: string) => `http://localhost:3000/p/${encodeURIComponent(slug)}`;
  // Each in another block of Unicode, so that IDNA needs many letters for each.
  const long = Array.from({ length: 30 }, (_, nth) => String.fromCodePoint(0x4e00 + nth * 600)).join('');
  const asks: [Record<string, string>, string, string][] = [
    [{ name: 'Tin Can', symbol: 'TIN' }, 'tin-can', 'free'],
    [{ name: 'Paper Boat', symbol: 'BOAT' }, 'paper-boat-2', 'free'],
    [{ typed: 'paper-boat', name: 'Tin Can' }, 'paper-boat', 'taken'],
    [{ typed: 'http://localhost:3000/p/Paper%20Boat/', name: 'Tin Can' }, 'paper-boat', 'taken'],
    [{ typed: 'paper-bоat', name: 'Tin Can' }, 'paper-bоat', 'alike'],
    [{ typed: 'paperboat', name: 'Tin Can' }, 'paperboat', 'alike'],
    [{ typed: 'paperboat', name: 'Paper boat' }, 'paperboat', 'free'],
    [{ typed: 'Admin' }, 'admin', 'reserved'],
    [{ typed: long }, long, 'too-long'],
  ];
  for (const [query, slug, state] of asks)
    expect(await check(bob, query)).toEqual({ slug, url: url(slug), state, liveUrl: null });
  expect(await check(bea, { name: 'Boat Of Paper' })).toMatchObject({
    slug: 'paper-boat',
    state: 'own',
    liveUrl: url('paper-boat'),
  });
  expect(await bob.browser.get(`${ownPath(bea)}/check`)).toMatchObject({ status: 403 });
});

test.each([
  ['$$$', 'Please use letters or digits, such as moon-frog'],
  ['a'.repeat(41), 'Page address must be at most 40 characters'],
  ['pаypal', 'Please use letters of one alphabet: these look alike.'],
])('an address such as %s is refused as it is saved', async (pageAddress, message) => {
  const person = await live.creator(`Cy${pageAddress.length}`);
  expect(await live.build(person, { pageAddress })).toMatchObject({
    status: 422,
    body: { data: { issues: [{ path: 'pageAddress', message }] } },
  });
});

test.each(['', 'TBA', '-', '  '])('an address of %j is none', async (pageAddress) => {
  const person = await live.creator(`Dee${pageAddress.length}`);
  expect(await live.build(person, { pageAddress })).toMatchObject({ status: 200 });
  expect(await live.profileOf(person)).toMatchObject({ pageAddress: '' });
});

test(
  'of two who wish for the same at once one gets it, the other the address of the name, and is told',
  { retry: 0 },
  async () => {
    const people = [await live.creator('Eva'), await live.creator('Eli')];
    for (const [nth, person] of people.entries())
      await live.build(person, { coinName: `Wisher ${'AB'.charAt(nth)}`, pageAddress: 'wish' });
    const answers = (await Promise.all(people.map((person) => live.deploy(person)))).map(({ body }) => body);
    const [winner, other] = answers.toSorted(
      (a, b) =>
        Number((a as { slug: string }).slug !== 'wish') - Number((b as { slug: string }).slug !== 'wish'),
    );
    expect(winner).toMatchObject({ slug: 'wish', missedAddress: null });
    expect(other).toMatchObject({
      slug: expect.stringMatching(/^wisher-[ab]$/) as unknown,
      missedAddress: 'wish',
    });
  },
);

test('a renamed page moves to its new address, and the old one leads on, in the export it is gone', async () => {
  const fay = await live.creator('Fay');
  await live.build(fay, { coinName: 'Sad Frog' });
  await live.deploy(fay);
  await live.build(fay, { coinName: 'Moon Frog' });
  // What is live has the old name still.
  expect(await own(fay)).toMatchObject({ slug: 'sad-frog', next: null });
  await live.deploy(fay);
  const moon = { slug: 'moon-frog', url: 'http://localhost:3000/p/moon-frog' };
  expect(await own(fay)).toMatchObject({ slug: 'sad-frog', next: moon });
  expect(await move(fay, 'anything-else')).toMatchObject({ status: 409, body: { code: 'ADDRESS_GONE' } });
  expect(await move(fay, 'moon-frog')).toMatchObject({ status: 200, body: { ...moon, next: null } });
  expect(await leadOf('sad-frog')).toEqual([308, '/p/moon-frog']);
  expect(await leadOf('moon-frog')).toEqual([200, '']);
  expect(await live.readLive('moon-frog')).toContain('http://localhost:3000/p/moon-frog');
  expect(await live.profileOf(fay)).toMatchObject({ slug: 'moon-frog', deployedUrl: moon.url });
  await expect.poll(() => live.exported('p')).toContain('moon-frog');
  await expect.poll(() => live.exported('p')).not.toContain('sad-frog');
  const moved = await fay.browser.get('/api/directory/coins/sad-frog');
  expect(moved).toMatchObject({ status: 200, body: { slug: 'moon-frog', coinName: 'Moon Frog' } });
  expect(await fay.browser.get('/api/reports/pages/sad-frog')).toMatchObject({ body: { slug: 'moon-frog' } });
  // Said twice it is done once; it stays through later deploys.
  expect(await move(fay, 'moon-frog')).toMatchObject({ status: 200, body: moon });
  expect(await live.deploy(fay)).toMatchObject({ body: { slug: 'moon-frog' } });
  expect(await leadOf('sad-frog')).toEqual([308, '/p/moon-frog']);
});

test('an address that was left is the next page’s that is given it', async () => {
  const [gil, gus] = [await live.creator('Gil'), await live.creator('Gus')];
  await live.build(gil, { coinName: 'Old Boot' });
  await live.deploy(gil);
  await live.build(gil, { coinName: 'Old Boot', pageAddress: 'boot' });
  expect(await live.profileOf(gil)).toMatchObject({ isDeployed: false });
  expect(await move(gil, 'boot')).toMatchObject({ status: 200 });
  expect(await leadOf('old-boot')).toEqual([308, '/p/boot']);
  await live.build(gus, { coinName: 'Old Boot' });
  expect(await live.deploy(gus)).toMatchObject({ body: { slug: 'old-boot' } });
  expect(await leadOf('old-boot')).toEqual([200, '']);
  // Back is no longer possible.
  await live.build(gil, { coinName: 'Old Boot', pageAddress: '' });
  expect(await own(gil)).toMatchObject({ slug: 'boot', next: null });
  expect(await move(gil, 'old-boot')).toMatchObject({ status: 409 });
});

test('a page moves back, and its twenty latest addresses lead on', async () => {
  const hal = await live.creator('Hal');
  await live.build(hal, { coinName: 'Yo Yo' });
  await live.deploy(hal);
  const to = async (pageAddress: string) => {
    await live.service.database.db.execute(
      `update profiles set page_address = '${pageAddress}' where id = '${hal.userId}'`,
    );
    live.service.advance(60_000);
    expect(await move(hal, pageAddress)).toMatchObject({ status: 200 });
  };
  await to('up');
  await to('yo-yo');
  expect(await leadOf('up')).toEqual([308, '/p/yo-yo']);
  expect(await leadOf('yo-yo')).toEqual([200, '']);
  for (let nth = 1; nth <= 21; nth += 1) await to(`stop-${nth}`);
  const left = live.service.database.db
    .select()
    .from(formerSlugs)
    .where(eq(formerSlugs.profileId, hal.userId));
  expect(await left).toHaveLength(20);
  await expect.poll(() => leadOf('up')).toEqual([404, '']);
  expect(await leadOf('stop-1')).toEqual([308, '/p/stop-21']);
});

test('nobody moves a page that is not there, or another’s', async () => {
  const [ida, ivo] = [await live.creator('Ida'), await live.creator('Ivo')];
  expect(await own(ida)).toBeNull();
  expect(await move(ida, 'anywhere')).toMatchObject({ status: 409, body: { code: 'NO_LIVE_PAGE' } });
  expect(await moveTo(ownPath(ida), ivo.browser, 'anywhere')).toMatchObject({ status: 403 });
});
