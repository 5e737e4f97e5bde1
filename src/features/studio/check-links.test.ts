import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { createPublicProbe, type Network } from '../../platform/http/public-fetch.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Session } from '../account/policy.ts';
import { createCheckLinks } from './check-links.ts';

const session = { userId: 'ada', email: 'ada@example.com' } as Session;
const noLinks = { buyUrl: null, telegramUrl: null, xUrl: null, moreUrls: [] };

/** What each host answers; a number is a status, a text where it redirects to. */
let answers: Record<string, (method: string) => number | string>;
let asked: string[];
let server: Server;
let network: Network;

beforeEach(async () => {
  answers = {};
  asked = [];
  server = createServer(({ headers, method = '', url }, response) => {
    const { host = '' } = headers;
    asked.push(`${method} ${host}${url}`);
    const answer = answers[host]?.(method) ?? 500;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(302, { Location: answer }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  network = {
    resolve: async (host) => {
      if (host === 'inside.example') return ['10.0.0.7'];
      if (host in answers) return ['93.184.215.14'];
      throw Object.assign(new Error('no such host'), {
        code: host === 'later.example' ? 'EAI_AGAIN' : 'ENOTFOUND',
      });
    },
    connect: () => connect(port, '127.0.0.1'),
  };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function check(links: Partial<Facts>, perDay = 100) {
  const facts = testFacts({ ...noLinks, ...links });
  const checkLinks = createCheckLinks({
    db: {} as Database,
    coins: { factsIn: async () => facts },
    probe: createPublicProbe(network),
    perDay,
    now: () => new Date(),
  });
  return { run: () => checkLinks(session, 'ada'), checkLinks };
}
const findingsOf = async (links: Partial<Facts>) => (await check(links).run()).findings;

test('links that are there are no findings, and nothing is asked where there is no link', async () => {
  answers = { 'swap.example': () => 200, 't.me': () => 204 };
  expect(await findingsOf({ buyUrl: 'https://swap.example/pepe', telegramUrl: 'https://t.me/pepe' })).toEqual(
    [],
  );
  expect(asked.toSorted()).toEqual(['HEAD swap.example/pepe', 'HEAD t.me/pepe']);
  asked = [];
  expect(await findingsOf({})).toEqual([]);
  expect(asked).toEqual([]);
});

test.each([404, 410])(
  'a page that is not there, status %i, is dead once the page itself was asked for',
  async (status) => {
    answers = { 'swap.example': () => status };
    const findings = await findingsOf({ buyUrl: 'https://swap.example/pepe' });
    expect(findings).toEqual([
      { field: 'buyButtonLink', url: 'https://swap.example/pepe', is: 'dead', leadsTo: 'swap.example' },
    ]);
    expect(asked).toEqual(['HEAD swap.example/pepe', 'GET swap.example/pepe']);
    answers = { 'swap.example': (method) => (method === 'GET' ? 200 : status) };
    expect(await findingsOf({ buyUrl: 'https://swap.example/pepe' })).toEqual([]);
  },
);

test('a host without a name is dead; one whose name server does not answer is not', async () => {
  answers = { 'example.com': () => 200 };
  expect(await findingsOf({ telegramUrl: 'https://gone.example/' })).toMatchObject([
    { field: 'telegram', is: 'dead' },
  ]);
  expect(await findingsOf({ telegramUrl: 'https://later.example/' })).toEqual([]);
});

test('where no name at all is found, no link is called dead', async () => {
  const links = { buyUrl: 'https://gone.example/', telegramUrl: 'https://t.me/pepe' };
  expect(await findingsOf(links)).toEqual([]);
});

test('each of the other links is asked for and named by its address', async () => {
  answers = { 'pepe.example': () => 404, 'discord.gg': () => 200 };
  expect(await findingsOf({ moreUrls: ['https://pepe.example/pond', 'https://discord.gg/pepe'] })).toEqual([
    { field: 'moreLinks', url: 'https://pepe.example/pond', is: 'dead', leadsTo: 'pepe.example' },
  ]);
});

test.each([401, 403, 405, 429, 500, 503])('status %i is no finding', async (status) => {
  answers = { 'x.com': () => status };
  expect(await findingsOf({ xUrl: 'https://x.com/pepe' })).toEqual([]);
});

test('what leads to another site is named; another name of the same site is not', async () => {
  answers = {
    'swap.example': () => 'https://casino.test/win',
    'casino.test': () => 200,
    'app.pepe.example': () => 'https://www.pepe.example/',
    'www.pepe.example': () => 200,
    'twitter.com': () => 'https://x.com/pepe',
    'x.com': () => 200,
  };
  expect(
    await findingsOf({
      buyUrl: 'https://swap.example/',
      telegramUrl: 'https://app.pepe.example/',
      xUrl: 'https://twitter.com/pepe',
    }),
  ).toEqual([
    { field: 'buyButtonLink', url: 'https://swap.example/', is: 'elsewhere', leadsTo: 'casino.test' },
  ]);
});

test('an address inside is never connected to, also after a redirect, and is no finding', async () => {
  answers = { 'swap.example': () => 'https://inside.example/' };
  const links = { buyUrl: 'https://inside.example/', telegramUrl: 'https://swap.example/' };
  expect(await findingsOf(links)).toEqual([]);
  expect(asked.filter((each) => each.includes('inside'))).toEqual([]);
});

test('what was found is remembered, and each account asks so often a day', async () => {
  answers = { 'swap.example': () => 200 };
  const { run, checkLinks } = check({ buyUrl: 'https://swap.example/' }, 2);
  await run();
  await run();
  expect(asked).toEqual(['HEAD swap.example/']);
  await expect(run()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(() => checkLinks(session, 'eve')).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
});
