import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts';
import { quickPace } from '../../platform/jobs/test-support/paces.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createMail, openMailTransport } from '../../platform/mail/mail.ts';
import { startSmtpServer } from '../../test-support/smtp-server.fake.ts';
import { supportCleanUp } from './jobs.ts';
import { createSupport, type Support } from './service.ts';
import { supportRequests } from './tables.ts';

const day = 24 * 60 * 60_000;
const caller = { clientAddress: '192.0.2.1', email: null };
const request = {
  sender: 'ada@example.com',
  issue: 'Question',
  comments: 'Where is my rocket?',
} as const;

let database: TestDatabase;
let dataDir: string;
let ahead = 0;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  ahead = 0;
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'moonpage-support-'));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The part of a service that this is about; several may run on one database, one after the other. */
async function startNode(smtpUrl: string): Promise<{ support: Support; jobs: Jobs; stop(): Promise<void> }> {
  const log = silentLog();
  const jobs = createJobs({ database, log, pace: quickPace });
  const settings = { smtpUrl, mailFrom: 'Moonpage <no-reply@moonpage.example>', dataDir };
  const mail = createMail({ transport: openMailTransport(settings, log), log });
  const support = createSupport({
    db: database.db,
    jobs,
    mail,
    supportEmail: 'help@moonpage.example',
    now: () => new Date(Date.now() + ahead),
  });
  await jobs.start();
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await jobs.stop();
    isStopped = true;
  };
  closers.unshift(stop);
  return { support, jobs, stop };
}

async function startSmtp(options: { refusals?: number } = {}) {
  const server = await startSmtpServer(options);
  closers.push(server.close);
  return server;
}

/** How often the mail of a request was tried in vain, as far as the queue knows. */
async function triesOf(): Promise<number> {
  const { rows: jobs } = await database.pool.query<{ tries: number }>(
    `select coalesce(max(retry_count + (state = 'retry')::int), 0)::int as tries from jobs.job where name = 'support.mail'`,
  );
  return jobs[0]?.tries ?? 0;
}

const rows = () => database.db.select().from(supportRequests);

test('while the mail server is down nothing is lost, though the service ends meanwhile', async () => {
  const first = await startNode('smtp://127.0.0.1:9');
  await first.support.receive(caller, request);
  await first.support.receive(caller, { ...request, sender: 'bob@example.com' });
  await expect.poll(() => triesOf()).toBeGreaterThan(0);
  await first.stop();
  expect((await rows()).map(({ sentAt }) => sentAt)).toEqual([null, null]);

  const server = await startSmtp();
  await startNode(server.url);
  await expect.poll(() => server.received.length).toBe(2);
  const mail = server.received.find((text) => text.includes('ada@example.com')) ?? '';
  expect(mail).toContain('To: help@moonpage.example');
  expect(mail).toContain('Reply-To: ada@example.com');
  expect(mail).toContain('Subject: Support Request: Question');
  expect(mail).toContain('Where is my rocket?');
  await expect.poll(async () => (await rows()).every(({ sentAt }) => sentAt !== null)).toBe(true);
});

test('a support address that the server refuses is tried until the operator has mended it', async () => {
  const server = await startSmtp({ refusals: Infinity });
  const { support } = await startNode(server.url);
  await support.receive(caller, request);
  await expect.poll(() => triesOf()).toBeGreaterThan(0);
  // Long after any other mail to a refused address is given up.
  await database.pool.query(`update jobs.job set retry_count = 50 where name = 'support.mail'`);
  await expect.poll(() => triesOf()).toBeGreaterThanOrEqual(52);
  server.mend();
  await expect.poll(() => server.received.length).toBe(1);
});

test('a request whose job was given up is left to another one after five days', async () => {
  const server = await startSmtp();
  const { support, jobs } = await startNode(server.url);
  const id = '3f1f6b1e-7d57-4b8e-9b0a-0d6a4f0f8a11';
  const old = new Date(Date.now() - 6 * day);
  await database.db
    .insert(supportRequests)
    .values({ id, ...request, isProven: false, createdAt: old, queuedAt: old });
  await support.receive(caller, { ...request, sender: 'fresh@example.com' });
  await expect.poll(() => server.received.length).toBe(1);
  await jobs.enqueue(database.db, supportCleanUp, {});
  await expect.poll(() => server.received.length).toBe(2);
  expect(server.received[1]).toContain('ada@example.com');
  const [again] = await database.db.select().from(supportRequests).where(eq(supportRequests.id, id));
  expect(again?.queuedAt.getTime()).toBeGreaterThan(Date.now() - day);
});

test('what was mailed is deleted after ninety days, what was not is kept', async () => {
  const server = await startSmtp();
  const { jobs } = await startNode(server.url);
  const at = (days: number) => new Date(Date.now() - days * day);
  const row = { ...request, isProven: false, createdAt: at(100), queuedAt: at(1) };
  await database.db.insert(supportRequests).values([
    { ...row, id: 'old', sentAt: at(91) },
    { ...row, id: 'recent', sentAt: at(89) },
    { ...row, id: 'never', sentAt: null },
  ]);
  await jobs.enqueue(database.db, supportCleanUp, {});
  await expect.poll(async () => (await rows()).map(({ id }) => id).toSorted()).toEqual(['never', 'recent']);
});

test('a mail that was taken is not sent again by a job that did not hear so', async () => {
  const server = await startSmtp();
  const { support } = await startNode(server.url);
  await support.receive(caller, request);
  await expect.poll(async () => (await rows())[0]?.sentAt ?? null).not.toBeNull();
  await database.db.execute(sql`
    insert into jobs.job (name, data) select name, data from jobs.job where name = 'support.mail'`);
  await expect
    .poll(async () => {
      const { rows: done } = await database.pool.query<{ done: number }>(
        `select count(*)::int as done from jobs.job where name = 'support.mail' and state = 'completed'`,
      );
      return done[0]?.done;
    })
    .toBe(2);
  expect(server.received).toHaveLength(1);
});
