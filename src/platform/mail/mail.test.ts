import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-support/database.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { createJobs } from '../jobs/jobs.ts';
import { quickPace } from '../jobs/test-support/paces.ts';
import { silentLog } from '../log/log.ts';
import { createMail, type Mail, mailRetry, openMailTransport } from './mail.ts';
import type { MailMessage } from './message.ts';
import { isLocalHost, smtpTransport } from './smtp.ts';

const letter: MailMessage = {
  to: 'pepe@example.com',
  subject: 'To the moon, José',
  text: 'Follow this link:\nhttp://localhost:3000/login#access_token=abcdefghijklmnopqrstuvwxyz0123456789abcdefg&type=signup\nÀ bientôt',
  html: '<p>Follow <a href="http://localhost:3000/login#x">this link</a></p>',
  replyTo: 'support@example.com',
};

let database: TestDatabase;
let dataDir: string;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'moonpage-mail-'));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** As the features send: a durable job that delivers. */
const sendMail: JobKind<{ to: string }> = {
  name: 'test.mail',
  data: z.strictObject({ to: z.string() }),
  retry: mailRetry,
  timeoutInSeconds: 60,
  concurrency: 2,
};
interface TestMail extends Mail {
  send(executor: Executor, to?: string): Promise<void>;
}

async function startMail(smtpUrl: string | null): Promise<TestMail> {
  const log = silentLog();
  const jobs = createJobs({ database, log, pace: quickPace });
  const settings = { smtpUrl, mailFrom: 'Moonpage <no-reply@moonpage.example>', dataDir };
  const mail = createMail({ transport: openMailTransport(settings, log), log });
  jobs.register(sendMail, (job) => mail.deliver({ ...letter, ...job.data }, job));
  await jobs.start();
  closers.unshift(() => jobs.stop());
  return { ...mail, send: (executor, to = letter.to) => jobs.enqueue(executor, sendMail, { to }) };
}

type Verdict = 'accept' | { readonly code: number };

/** A real SMTP server; `judge` decides about the n-th recipient that is named to it. */
async function startSmtpServer(judge: (attempt: number) => Verdict) {
  let attempt = 0;
  const received = Promise.withResolvers<string>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      attempt += 1;
      const verdict = judge(attempt);
      if (verdict === 'accept') return done();
      done(Object.assign(new Error('not now'), { responseCode: verdict.code }));
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.resolve(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closers.push(() => new Promise((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received.promise,
    attempts: () => attempt,
  };
}

test('mail reaches the server, both as text and as HTML', async () => {
  const server = await startSmtpServer(() => 'accept');
  const mail = await startMail(server.url);
  await mail.send(database.db);
  const source = await server.received;
  expect(source).toContain('To: pepe@example.com');
  expect(source).toContain('From: Moonpage <no-reply@moonpage.example>');
  expect(source).toContain('Reply-To: support@example.com');
  expect(source).toContain('text/plain');
  expect(source).toContain('text/html');
});

test('mail that the server refuses at first arrives later', async () => {
  const server = await startSmtpServer((attempt) => (attempt < 2 ? { code: 451 } : 'accept'));
  const mail = await startMail(server.url);
  await mail.send(database.db);
  expect(await server.received).toContain('pepe@example.com');
  expect(server.attempts()).toBe(2);
});

test('mail waits while there is no server at all', async () => {
  const mail = await startMail('smtp://127.0.0.1:9');
  const failed = mail.deliver(letter, { id: 'x', attempt: 1 });
  await expect(failed).rejects.toThrow('ECONNREFUSED');
});

test('a server that takes the call and never greets does not keep the service from ending', async () => {
  const called = Promise.withResolvers<void>();
  const silent = createServer((socket) => {
    closers.push(async () => void socket.destroy());
    called.resolve();
  });
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  closers.push(async () => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const mail = await startMail(`smtp://127.0.0.1:${port}`);
  await mail.send(database.db);
  await called.promise;
  const stop = closers.shift();
  await stop?.();
  // The job was ended by the service, not given up after the time that a shutdown may take.
  const kept = await database.pool.query(
    "select state, output ->> 'message' as cause from jobs.job where name = 'test.mail'",
  );
  expect(kept.rows).toEqual([{ state: 'retry', cause: 'The service is ending.' }]);
});

test('a recipient that the server never accepts is given up after four attempts', async () => {
  const server = await startSmtpServer(() => ({ code: 550 }));
  const mail = await startMail(server.url);
  const id = 'x';
  await expect(mail.deliver(letter, { id, attempt: 1 })).rejects.toThrow('not now');
  await expect(mail.deliver(letter, { id, attempt: 3 })).rejects.toThrow('not now');
  await mail.deliver(letter, { id, attempt: 4 });
  expect(server.attempts()).toBe(3);
});

test('mail of a transaction that is rolled back is not sent', async () => {
  const mail = await startMail(null);
  const lost = database.db.transaction(async (tx) => {
    await mail.send(tx, 'lost@example.com');
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  await mail.deliver(letter, { id: 'x', attempt: 1 });
  const files = await readdir(join(dataDir, 'outbox'));
  expect(files.map((file) => file.replace(/^.*-/, ''))).toEqual(['pepe@example.com.eml']);
});

test('without a server, mail becomes files that sort by time and read without decoding', async () => {
  const mail = await startMail(null);
  for (const to of ['b@example.com', 'a@example.com', 'c/../../d@example.com']) {
    await mail.deliver({ ...letter, to }, { id: to, attempt: 1 });
  }
  const files = (await readdir(join(dataDir, 'outbox'))).toSorted();
  expect(files.map((file) => file.replace(/^.{37}/, ''))).toEqual([
    'b@example.com.eml',
    'a@example.com.eml',
    'c_.._.._d@example.com.eml',
  ]);
  const source = await readFile(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
  expect(source).toContain(letter.text.replaceAll('\n', '\r\n'));
  expect(source).toContain('Subject: =?UTF-8?Q?To_the_moon=2C_Jos=C3=A9?=');
  expect(mail.destination).toBe(join(dataDir, 'outbox'));
});

test('the destination of mail never shows a password', () => {
  const settings = { smtpUrl: 'smtp://user:secret@mail.example:587', mailFrom: 'a@b.example', dataDir };
  expect(openMailTransport(settings, silentLog()).destination).toBe('mail.example:587');
});

test('a server without STARTTLS gets no mail where it must be encrypted', async () => {
  const server = await startSmtpServer(() => 'accept');
  const transport = smtpTransport({ url: server.url, from: 'a@b.example', requireTls: true });
  await expect(transport.deliver(letter, { id: 'x' })).rejects.toThrow('STARTTLS');
  expect(server.attempts()).toBe(0);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['10.1.2.3', true],
  ['[fd00::25]', true],
  ['mailpit', true],
  ['smtp.example.com', false],
  ['localhost.example.com', false],
  ['8.8.8.8', false],
  ['[2606:4700::1111]', false],
])('mail for %s may be in the open: %s', (host, isLocal) => {
  expect(isLocalHost(new URL(`smtp://${host}:25`).hostname)).toBe(isLocal);
});
