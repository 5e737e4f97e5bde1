import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formerSlugs } from '../../pages/tables.ts';
import { startTestLiveWithExport, type TestLive } from '../test-support/live-service.ts';
import { addressCalls } from './test-support/address-calls.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLiveWithExport();
});
afterAll(() => live.close());

const { ownPath, moveBy, check, own, move, wish } = addressCalls(() => live);

/** Each letter in another block of Unicode, so that IDNA needs many for each. */
const long = Array.from({ length: 30 }, (_, nth) => String.fromCodePoint(0x4e00 + nth * 600)).join('');

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
  const asks: [Record<string, string>, string, string][] = [
    [{ name: 'Tin Can', symbol: 'TIN' }, 'tin-can', 'free'],
    [{ name: 'Paper Boat', symbol: 'BOAT' }, 'paper-boat-2', 'free'],
    [{ typed: 'paper-boat', name: 'Tin Can' }, 'paper-boat', 'taken'],
    [{ typed: 'http://localhost:3000/p/Paper%20Boat/', name: 'Tin Can' }, 'paper-boat', 'taken'],
    [{ typed: 'paper-bоat', name: 'Tin Can' }, 'paper-bоat', 'mixed'],
    [{ typed: 'paperboat', name: 'Tin Can' }, 'paperboat', 'alike'],
    [{ typed: 'paperboat', name: 'Paper boat' }, 'paperboat', 'free'],
    [{ typed: 'Admin' }, 'admin', 'reserved'],
    [{ typed: 'ádmin' }, 'ádmin', 'reserved'],
    [{ typed: 'арр' }, 'арр', 'reserved'],
    [{ typed: long }, long, 'too-long'],
    // As the form refuses them.
    [{ typed: 'a'.repeat(41) }, 'a'.repeat(41), 'too-long'],
    [{ typed: 'pаypal' }, 'pаypal', 'mixed'],
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

test('what looks like the address that another creator has chosen is not free', async () => {
  const [kim, kai] = [await live.creator('Kim'), await live.creator('Kai')];
  await live.build(kim, { coinName: 'Frog King', pageAddress: 'caper' });
  await live.deploy(kim);
  for (const typed of ['c-aper', 'сарег', 'çaper'])
    expect(await check(kai, { typed, name: 'Tin Can' })).toMatchObject({ state: 'alike' });
  expect(await check(kai, { typed: 'capers', name: 'Tin Can' })).toMatchObject({ state: 'free' });
  await wish(kim, 'stage');
  expect(await move(kim, 'stage')).toMatchObject({ status: 200 });
  expect(await check(kai, { typed: 'c-aper', name: 'Tin Can' })).toMatchObject({ state: 'free' });
  expect(await check(kai, { typed: 'st-age', name: 'Tin Can' })).toMatchObject({ state: 'alike' });
});

test('the address that a page has is its own, however long', async () => {
  const [lou, lea] = [await live.creator('Lou'), await live.creator('Lea')];
  for (const person of [lou, lea]) {
    await live.build(person, { coinName: long });
    await live.deploy(person);
  }
  expect(await check(lea, { name: long })).toMatchObject({ state: 'own' });
});

test.each([
  ['reserved', 'admin'],
  ['alike', 'paperboat'],
  ['too-long', long],
])('a page that wishes for an address that is %s goes live at that of its name', async (state, wished) => {
  const person = await live.creator(`My${state}`);
  await live.build(person, { coinName: `Plain ${state}` });
  await wish(person, wished);
  expect(await check(person, { typed: wished })).toMatchObject({ state });
  expect(await live.deploy(person)).toMatchObject({
    body: { slug: `plain-${state}`, missedAddress: wished },
  });
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
  expect(await live.leadOf('sad-frog')).toEqual([308, '/p/moon-frog']);
  expect(await live.leadOf('moon-frog')).toEqual([200, '']);
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
  expect(await live.leadOf('sad-frog')).toEqual([308, '/p/moon-frog']);
});

test('an address that was left is the next page’s that is given it', async () => {
  const [gil, gus] = [await live.creator('Gil'), await live.creator('Gus')];
  await live.build(gil, { coinName: 'Old Boot' });
  await live.deploy(gil);
  await live.build(gil, { coinName: 'Old Boot', pageAddress: 'boot' });
  expect(await live.profileOf(gil)).toMatchObject({ isDeployed: false });
  expect(await move(gil, 'boot')).toMatchObject({ status: 200 });
  expect(await live.leadOf('old-boot')).toEqual([308, '/p/boot']);
  await live.build(gus, { coinName: 'Old Boot' });
  expect(await live.deploy(gus)).toMatchObject({ body: { slug: 'old-boot' } });
  expect(await live.leadOf('old-boot')).toEqual([200, '']);
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
    await wish(hal, pageAddress);
    live.service.advance(60_000);
    expect(await move(hal, pageAddress)).toMatchObject({ status: 200 });
  };
  await to('up');
  await to('yo-yo');
  expect(await live.leadOf('up')).toEqual([308, '/p/yo-yo']);
  expect(await live.leadOf('yo-yo')).toEqual([200, '']);
  for (let nth = 1; nth <= 21; nth += 1) await to(`stop-${nth}`);
  const left = live.service.database.db
    .select()
    .from(formerSlugs)
    .where(eq(formerSlugs.profileId, hal.userId));
  expect(await left).toHaveLength(20);
  await expect.poll(() => live.leadOf('up')).toEqual([404, '']);
  expect(await live.leadOf('stop-1')).toEqual([308, '/p/stop-21']);
});

test('nobody moves a page that is not there, or another’s', async () => {
  const [ida, ivo] = [await live.creator('Ida'), await live.creator('Ivo')];
  expect(await own(ida)).toBeNull();
  expect(await move(ida, 'anywhere')).toMatchObject({ status: 409, body: { code: 'NO_LIVE_PAGE' } });
  expect(await moveBy(ivo.browser, ida, 'anywhere')).toMatchObject({ status: 403 });
});
