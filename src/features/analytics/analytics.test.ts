import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
let service: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  service = await createTestApp();
  owner = await signUpPerson(service, 'Owner');
  await owner.browser.post('/api/functions/generate-landing-page', testCoin({ coinName: 'Counted' }));
  await owner.browser.post('/api/functions/deploy-landing-page', { userId: owner.userId });
});
afterAll(() => service.close());

/** What a live page sends: its origin is `null`, its body is text. */
const beacon = (body: string, headers: Record<string, string> = {}) =>
  service.visitor().fetch('/api/page-views', {
    method: 'POST',
    body,
    headers: { origin: 'null', 'content-type': 'text/plain', 'user-agent': browser, ...headers },
  });
const views = async () => (await owner.browser.get(`/api/profiles/${owner.userId}/page-views`)).body;

test('a reading is counted once its beacon is answered, robots and strangers are not', async () => {
  expect(await views()).toEqual({ count: 0 });
  const response = await beacon('{"slug":"counted","referrer":"https://t.me/x"}');
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await views()).toEqual({ count: 1 });
  expect((await beacon('{"slug":"counted"}', { 'user-agent': 'Googlebot/2.1' })).status).toBe(204);
  expect((await beacon('{"slug":"no-such-page"}')).status).toBe(204);
  expect((await beacon('not json')).status).toBe(204);
  expect(await views()).toEqual({ count: 1 });
});

test('readings at once are all counted', async () => {
  const before = (await views()) as { count: number };
  const answers = await Promise.all(Array.from({ length: 50 }, () => beacon('{"slug":"counted"}')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await views()).toEqual({ count: before.count + 50 });
});

test('a beacon that is no beacon is refused by its size', async () => {
  expect((await beacon(`{"slug":"${'x'.repeat(2000)}"}`)).status).toBe(413);
});

test('one visitor counts 120 times a minute at most', async () => {
  const before = (await views()) as { count: number };
  const reader = service.visitor('203.0.113.77');
  const statuses: number[] = [];
  for (let reading = 0; reading < 125; reading += 1) {
    const response = await reader.fetch('/api/page-views', {
      method: 'POST',
      body: '{"slug":"counted"}',
      headers: { origin: 'null', 'content-type': 'text/plain', 'user-agent': browser },
    });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429]);
  expect(await views()).toEqual({ count: before.count + 120 });
});

test("nobody reads another account's count", async () => {
  const other = await signUpPerson(service, 'Other');
  expect(await other.browser.get(`/api/profiles/${owner.userId}/page-views`)).toMatchObject({ status: 403 });
  expect(await service.visitor().get(`/api/profiles/${owner.userId}/page-views`)).toMatchObject({
    status: 401,
  });
});

test('the visitors of one IPv6 /48 count 240 times a minute at most, and leave their neighbours alone', async () => {
  const before = (await views()) as { count: number };
  const statusFrom = async (address: string) => {
    const response = await service.visitor(address).fetch('/api/page-views', {
      method: 'POST',
      body: '{"slug":"counted"}',
      headers: { origin: 'null', 'content-type': 'text/plain', 'user-agent': browser },
    });
    return response.status;
  };
  const networks = Array.from({ length: 300 }, (_, at) => `2001:db8:7:${at.toString(16)}::1`);
  const statuses = await Promise.all(networks.map(statusFrom));
  expect(statuses.filter((status) => status === 204)).toHaveLength(240);
  expect(await statusFrom('2001:db8:8:1::1')).toBe(204);
  expect(await views()).toEqual({ count: before.count + 241 });
});
