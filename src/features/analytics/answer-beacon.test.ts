import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createClientAddressReader } from '../../platform/http/client-address.ts';
import { type Log, silentLog } from '../../platform/log/log.ts';
import { createAnswerBeacon } from './answer-beacon.ts';
import { readerFrom } from './readers/reader.ts';
import type { Analytics } from './service.ts';
import { createViewQueue, type PageView } from './view-queue.ts';

/** Sends beacons to a server of its own that records them so. */
async function serverFor(record: Analytics['record'], log = silentLog(), clock = () => 0) {
  const answer = createAnswerBeacon(
    { record },
    () => ({ address: '198.51.100.1', countryCode: null }),
    log,
    clock,
  );
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/page-views`;
  return (slug: string) => fetch(url, { method: 'POST', body: slug });
}

const view = (slug: string): PageView => ({
  slug,
  action: 'read',
  source: null,
  campaign: null,
  viewedAt: new Date(0),
  visitor: null,
  country: null,
  device: null,
  language: null,
});

test('a full queue answers 503, and what it answered with 204 is committed', async () => {
  const committed: string[] = [];
  const released = Promise.withResolvers<void>();
  const queue = createViewQueue(
    async (views) => {
      await released.promise;
      committed.push(...views.map(({ slug }) => slug));
    },
    { batch: 2, queue: 3 },
  );
  const send = await serverFor(async (body) => ((await queue.add(view(body))) ? 'counted' : 'full'));
  const refused: string[] = [];
  const acknowledged: string[] = [];
  const reports = Array.from({ length: 10 }, async (_, nr) => {
    const response = await send(`page-${nr}`);
    if (response.status === 204) {
      acknowledged.push(`page-${nr}`);
      return;
    }
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    refused.push(`page-${nr}`);
    // One is being committed and three wait: nobody else has room.
    if (refused.length === 6) released.resolve();
  });
  await Promise.all(reports);
  expect(acknowledged).toHaveLength(4);
  expect(committed.toSorted()).toEqual(acknowledged.toSorted());
  expect((await send('page-later')).status).toBe(204);
});

test('too many of one address are told so, and so is that nothing could be stored', async () => {
  const refuse = await serverFor(() => Promise.resolve('refused'));
  expect((await refuse('page')).status).toBe(429);
  const fail = await serverFor(() => Promise.reject(new Error('the database is away')));
  const failed = await fail('page');
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
});

test('while nothing can be stored a line a minute says how many readings were not', async () => {
  const lines: unknown[] = [];
  let time = 0;
  const log = { ...silentLog(), error: (line: unknown) => lines.push(line) } as unknown as Log;
  const send = await serverFor(
    () => Promise.reject(new Error('the database is away')),
    log,
    () => time,
  );
  for (let nr = 0; nr < 5; nr += 1) await send('page');
  time = 60_000;
  for (let nr = 0; nr < 5; nr += 1) await send('page');
  expect(lines).toMatchObject([{ count: 1 }, { count: 5 }]);
});

const proxy = '10.0.0.1';
const read = readerFrom(createClientAddressReader([proxy]), 'cf-ipcountry');
const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const claimed = { 'x-forwarded-for': '198.51.100.1', 'cf-ipcountry': 'DE' };

test('a proxy tells the address and the country of a reader', () => {
  expect(read(request(proxy, claimed))).toEqual({ address: '198.51.100.1', countryCode: 'DE' });
});

test('whoever is no proxy tells neither', () => {
  expect(read(request('203.0.113.5', claimed))).toEqual({ address: '203.0.113.5', countryCode: null });
});

test('a proxy that names no reader does not tell a country either', () => {
  expect(read(request(proxy, { 'cf-ipcountry': 'DE' }))).toEqual({ address: proxy, countryCode: null });
});
