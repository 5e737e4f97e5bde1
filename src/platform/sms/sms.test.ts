import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../db/test-support/database.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { createJobs } from '../jobs/jobs.ts';
import { quickPace } from '../jobs/test-support/paces.ts';
import { silentLog } from '../log/log.ts';
import { createSms, openSmsTransport, smsRetry } from './sms.ts';
import { type FakeSmsGateway, startSmsGateway } from './gateway.fake.ts';

const message = { to: '+12025550147', text: '123456 is your Moonpage code.\n\n@localhost #123456' };
const gateways: FakeSmsGateway[] = [];
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'moonpage-sms-'));
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startGateway(...statuses: number[]): Promise<FakeSmsGateway> {
  const gateway = await startSmsGateway(...statuses);
  gateways.push(gateway);
  return gateway;
}

const open = (smsUrl: string | null) => openSmsTransport({ smsUrl, dataDir }, silentLog());

test('a message is posted as JSON, with its id and the user of the address', async () => {
  const { port, received } = await startGateway(202);
  const transport = open(`http://me:pass%20word@127.0.0.1:${port}/send?from=Moon`);
  await transport.deliver(message, { id: 'job-1' });
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toEqual(message);
  expect(received[0]?.request).toMatchObject({ method: 'POST', url: '/send?from=Moon' });
  expect(received[0]?.request.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'job-1',
    authorization: `Basic ${Buffer.from('me:pass word').toString('base64')}`,
  });
  expect(transport.destination).toBe(`127.0.0.1:${port}`);
});

test('a gateway in trouble, a refused key and a redirect are worth another try', async () => {
  const { port } = await startGateway(503, 401, 302);
  const transport = open(`http://127.0.0.1:${port}/`);
  for (const status of [503, 401, 302]) {
    await expect(transport.deliver(message, { id: 'x' })).rejects.toThrow(`answered ${status}.`);
  }
  await expect(open('http://127.0.0.1:9/').deliver(message, { id: 'x' })).rejects.toThrow('fetch failed');
});

test('a message that is refused each time is given up after three', async () => {
  const { port, received } = await startGateway(422);
  const sms = createSms({ transport: open(`http://127.0.0.1:${port}/`), log: silentLog() });
  await expect(sms.deliver(message, { id: 'x', attempt: 1 })).rejects.toThrow('answered 422.');
  await expect(sms.deliver(message, { id: 'x', attempt: 2 })).rejects.toThrow('answered 422.');
  await sms.deliver(message, { id: 'x', attempt: 3 });
  expect(received).toHaveLength(3);
});

test('a job tries again until the gateway takes the message', async () => {
  const database: TestDatabase = await createTestDatabase();
  const log = silentLog();
  const { port, received } = await startGateway(503, 200);
  const sms = createSms({ transport: open(`http://127.0.0.1:${port}/`), log });
  const jobs = createJobs({ database, log, pace: quickPace });
  const kind: JobKind<Record<string, never>> = {
    name: 'test.sms',
    data: z.strictObject({}),
    retry: smsRetry,
    timeoutInSeconds: 30,
    concurrency: 1,
  };
  const done = Promise.withResolvers<number>();
  jobs.register(kind, async (job) => {
    await sms.deliver(message, job);
    done.resolve(job.attempt);
  });
  await jobs.start();
  await jobs.enqueue(database.db, kind, {});
  expect(await done.promise).toBe(2);
  expect(received.map(({ body }) => body)).toEqual([message, message]);
  await jobs.stop();
  await database.drop();
});

test('without a gateway, messages become files that sort by time', async () => {
  const transport = open(null);
  await transport.deliver({ ...message, to: '+4915123456789' }, { id: '1' });
  await transport.deliver(message, { id: '2' });
  expect(transport.destination).toBe(join(dataDir, 'outbox'));
  const files = (await readdir(join(dataDir, 'outbox'))).toSorted();
  expect(files.map((file) => file.replace(/^.{37}/, ''))).toEqual(['+4915123456789.txt', '+12025550147.txt']);
  const text = await readFile(join(dataDir, 'outbox', files[1] ?? ''), 'utf8');
  expect(text).toBe(`To: ${message.to}\n\n${message.text}\n`);
});
