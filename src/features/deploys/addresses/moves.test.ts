import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLiveWithExport, type TestLive } from '../test-support/live-service.ts';
import { addressCalls } from './test-support/address-calls.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLiveWithExport();
});
afterAll(() => live.close());

const { own, move, wish } = addressCalls(() => live);

/** A creator whose page is live at the address of its name. */
async function creatorOf(coinName: string, firstName = coinName.replaceAll(' ', '')) {
  const person = await live.creator(firstName);
  await live.build(person, { coinName });
  await live.deploy(person);
  return person;
}

test('of pages that move to one address at once one gets it, the others hear so', { retry: 0 }, async () => {
  const people = [await creatorOf('Mover A'), await creatorOf('Mover B'), await creatorOf('Mover C')];
  for (const round of [1, 2, 3]) {
    live.service.advance(10 * 60_000);
    for (const person of people) await wish(person, `spot-${round}`);
    const answers = await Promise.all(people.map((person) => move(person, `spot-${round}`)));
    expect(answers.map(({ status, body }) => body.code ?? String(status)).toSorted()).toEqual([
      '200',
      'ADDRESS_GONE',
      'ADDRESS_GONE',
    ]);
  }
});

test(
  'a page that is first deployed and one that moves to its address at once are both answered',
  { retry: 0 },
  async () => {
    const mover = await creatorOf('Mover D');
    for (const round of [1, 2, 3, 4]) {
      live.service.advance(10 * 60_000);
      const fresh = await live.creator(`Fresh${round}`);
      await live.build(fresh, {
        coinName: `Fresh ${'ABCD'.charAt(round - 1)}`,
        pageAddress: `place-${round}`,
      });
      await wish(mover, `place-${round}`);
      const [deployed, moved] = await Promise.all([live.deploy(fresh), move(mover, `place-${round}`)]);
      expect(deployed.status).toBe(200);
      const isMovers = (deployed.body as { slug: string }).slug !== `place-${round}`;
      expect(moved.body.code ?? moved.status).toBe(isMovers ? 200 : 'ADDRESS_GONE');
    }
  },
);

test('all addresses that a page has left lead to where it is now, also once a stranger has one of them', async () => {
  const ann = await creatorOf('First Stop');
  await wish(ann, 'second-stop');
  await move(ann, 'second-stop');
  await expect.poll(() => live.leadOf('first-stop')).toEqual([308, '/p/second-stop']);
  await wish(ann, 'third-stop');
  await move(ann, 'third-stop');
  await creatorOf('Second Stop');
  expect(await live.leadOf('second-stop')).toEqual([200, '']);
  await expect.poll(() => live.leadOf('first-stop')).toEqual([308, '/p/third-stop']);
  await ann.browser.post('/api/auth/delete-account', { email: ann.email });
  await creatorOf('Third Stop');
  await expect.poll(() => live.leadOf('first-stop')).toEqual([404, '']);
});

test('the launch for calendars names the address to which its page has moved', async () => {
  const ben = await live.creator('Ben');
  const bare = { telegram: '', twitter: '', buyButtonLink: '', contractAddress: '' };
  await live.build(ben, { coinName: 'Quiet Launch', launchDate: '2030-01-31', ...bare });
  await live.deploy(ben);
  await wish(ben, 'quiet');
  await move(ben, 'quiet');
  const path = /\/p\/assets\/[\w-]+\.ics/.exec(await live.readLive('quiet'))?.[0] ?? '';
  const file = await (await live.service.visitor().fetch(path)).text();
  expect(file).toContain('URL:http://localhost:3000/p/quiet\r\n');
});

test('an address is offered that fits better than a number, and the name’s where the wished one is taken', async () => {
  const cat = await creatorOf('Odd Sock 2');
  await live.build(cat, { coinName: 'Odd Sock' });
  await live.deploy(cat);
  expect(await own(cat)).toMatchObject({ slug: 'odd-sock-2', next: { slug: 'odd-sock' } });

  const dan = await creatorOf('Plain Name');
  await live.build(dan, { coinName: 'New Name', pageAddress: 'odd-sock-2' });
  await live.deploy(dan);
  expect(await own(dan)).toMatchObject({ slug: 'plain-name', next: { slug: 'new-name' } });
});

test('a namesake is not offered the address that leads on to the page which had the name first', async () => {
  const [first, second] = [await creatorOf('Lone Boot'), await creatorOf('Lone Boot', 'Second')];
  await wish(first, 'boot');
  await move(first, 'boot');
  expect(await own(second)).toMatchObject({ slug: 'lone-boot-2', next: null });
});

test('a page that is taken down is not moved, and its creator hears why', async () => {
  const eve = await creatorOf('Down One');
  await wish(eve, 'down-two');
  await live.service.database.db.execute(
    `update profiles set taken_down_at = now(), taken_down_reason = 'x' where id = '${eve.userId}'`,
  );
  expect(await own(eve)).toMatchObject({ next: null });
  expect(await move(eve, 'down-two')).toMatchObject({ status: 409, body: { code: 'TAKEN_DOWN' } });
});
