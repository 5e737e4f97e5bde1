import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '@moonpage/engine/compose/outline/random.ts';
import { pino } from 'pino';
import type { PageOptions } from '../answer-page.ts';
import { type App, createApp } from '../app.ts';
import type { Adapters } from '../platform/adapters.ts';
import { createTestDatabase, type TestDatabase } from '../platform/db/test-support/database.ts';
import { parseConfig } from '../platform/env/config.ts';
import type { Pace } from '../platform/jobs/jobs.ts';
import { calmPace } from '../platform/jobs/test-support/paces.ts';
import { realTimer, type Timer } from '../platform/limits/timer.ts';
import { silentLog } from '../platform/log/log.ts';
import type { Network } from '../platform/http/public-fetch.ts';
import { openMailTransport } from '../platform/mail/mail.ts';
import { openSmsTransport } from '../platform/sms/sms.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { createMailbox, type Mailbox } from './mailbox.fake.ts';
import { createPhoneBox, type PhoneBox } from './phones.fake.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** The whole service on a fresh database, without a socket. */
export interface TestApp {
  readonly app: App;
  /** What its start has printed. */
  readonly startMessage: string;
  readonly database: TestDatabase;
  /** Gets the mails unless `SMTP_URL` is set. */
  readonly mailbox: Mailbox;
  /** Gets the text messages unless `SMS_URL` is set. */
  readonly phones: PhoneBox;
  /** The lines that the service logged as errors, as JSON. */
  readonly errors: readonly string[];
  /** Every line that the service logged, as JSON. */
  readonly logged: readonly string[];
  /** The pauses that the service asked for and that were not waited, in milliseconds. */
  readonly pauses: readonly number[];
  /** The service's `DATA_DIR`. */
  readonly dataDir: string;
  /** A browser of its own; each has an address of its own unless one is given. */
  visitor(address?: string): Visitor;
  /** The service's clock: it moves by a millisecond at each look, and as far as it is advanced. */
  now(): Date;
  /** Moves the service's clock. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Another node, whose database this one shares. */
  readonly beside?: TestApp;
  /** The built pages; without them only endpoints and live pages are answered. */
  readonly web?: PageOptions;
  /** For tests that wait for a retry: each look at the queue costs the other tests a little. */
  readonly jobPace?: Pace;
  /** For tests of what takes too long. */
  readonly timer?: Timer;
}

/** @param env settings beside the defaults, e.g. `{ APP_URL: 'https://moonpage.example' }`. */
export async function createTestApp(
  env: Record<string, string> = {},
  { beside, web = withoutPages, jobPace = calmPace, timer = realTimer }: TestAppOptions = {},
): Promise<TestApp> {
  const database = beside?.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-app-'));
  const mailbox = createMailbox();
  const phones = createPhoneBox();
  const errors: string[] = [];
  const logged: string[] = [];
  const pauses: number[] = [];
  let visitors = 0;
  let pages = 0;
  // No day, and no half minute of an authenticator, ends while a test runs, however long that takes.
  let instant = beside?.now().getTime() ?? Date.now();
  const now = () => new Date((instant += 1));
  const config = parseConfig({ DATA_DIR: dataDir, APP_URL: 'http://localhost:3000', ...env });
  const adapters: Adapters = {
    config,
    secrets: { authSecret: 'a-secret-for-tests-of-forty-characters!!', adminPath: 'hidden-door' },
    log: pino(
      { level: 'info' },
      {
        write: (line) => {
          logged.push(line);
          if (isError(line)) errors.push(line);
        },
      },
    ),
    database,
    mailTransport: config.smtpUrl === null ? mailbox : openMailTransport(config, silentLog()),
    smsTransport: config.smsUrl === null ? phones : openSmsTransport(config, silentLog()),
    storage: await openStorage(config.storageUrl),
    network: noNetwork,
    jobPace,
    now,
    // Every run of a file draws the same pages.
    newSeed: () => hashOf(`page ${(pages += 1)}`),
    timer,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  };
  const app = await createApp(adapters, web);
  await app.start();
  return {
    app,
    startMessage: await app.startMessage(),
    database,
    mailbox,
    phones,
    errors,
    logged,
    pauses,
    dataDir,
    now,
    visitor(address) {
      visitors += 1;
      return createVisitor(app, config.appUrl, address ?? `198.51.100.${visitors}`);
    },
    advance(milliseconds) {
      instant += milliseconds;
    },
    async close() {
      await app.stop();
      if (!beside) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Names lead nowhere: what is fetched from elsewhere is tested with servers of its own. */
const noNetwork: Network = {
  resolve: (hostname) => Promise.reject(new Error(`Tests resolve no name: ${hostname}`)),
  connect: ({ hostname }) => new Socket().destroy(new Error(`Tests reach no network: ${hostname}`)),
};

const withoutPages: PageOptions = {
  load: () => Promise.reject(new Error('Pages are not built.')),
  clientFolder: null,
};
const errorLevel = pino.levels.values['error'] ?? 50;

function isError(line: string): boolean {
  return (JSON.parse(line) as { level: number }).level >= errorLevel;
}
