import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App, createApp as CreateApp, Services } from './app.ts';
import type { Adapters } from './platform/adapters.ts';
import { type DatabaseSource, openDatabase } from './platform/db/database.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { startPrivatePostgres } from './platform/db/private-postgres.ts';
import { type Config, ConfigError, parseConfig } from './platform/env/config.ts';
import { loadSecrets } from './platform/env/secrets.ts';
import { messageOf } from './platform/errors/system-error.ts';
import { internet } from './platform/http/public-fetch.ts';
import type { LoadPages } from './platform/http/pages.ts';
import { usualPace } from './platform/jobs/jobs.ts';
import { realTimer } from './platform/limits/timer.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { type Say, saying } from './platform/log/saying.ts';
import { openMailTransport } from './platform/mail/mail.ts';
import { openSmsTransport } from './platform/sms/sms.ts';
import { openStorage } from './platform/storage/open-storage.ts';

export interface MainOptions {
  readonly env: Record<string, string | undefined>;
  /** Folder of the generated SQL. */
  readonly migrations: string;
  /** Folder of the built browser files; null in development, where `middleware` serves them. */
  readonly clientFolder: string | null;
  /** The module `app.ts`, asked at each request in development, where it changes. */
  readonly loadApp: () => Promise<{ createApp: typeof CreateApp }>;
  readonly loadPages: LoadPages;
  /** Tells the operator what a start waits for, once that takes long. */
  readonly say?: Say;
  /** Sees each request first and calls `next` for what is not its own. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

export interface Running {
  /** Where it listens. */
  readonly port: number;
  /** The public origin. */
  readonly url: string;
  /** For the terminal. */
  readonly startMessage: string;
  /** Finishes answers in flight, ends background work, closes the database. */
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Connections per process: PostgreSQL's default of 100 leaves room for several nodes. */
const poolSize = 12;
/** Longer than the 60 s of nginx and the usual balancers, which would otherwise send a request on a connection that is just being closed. */
const keepAliveInMs = 75_000;
/** How long answers in flight may take once the service was asked to end. */
const drainInMs = 10_000;
/** How often connections without a request are looked for meanwhile. */
const sweepInMs = 100;

/**
 * Environment → adapters → app → listen: the only place that constructs.
 * @throws {ConfigError} and the database's start errors, each with one line for the operator.
 */
export async function main(options: MainOptions): Promise<Running> {
  const given = parseConfig(options.env);
  let handle = starting;
  const server = createServer((request, response) => handle(request, response));
  server.keepAliveTimeout = keepAliveInMs;
  const config = await listen(server, given);
  const opened = new AsyncDisposableStack();
  let finish = async () => {};
  const close = async () => {
    // Builds end first, so that their last event is sent while the connections are open.
    await Promise.all([finish(), closeServer(server)]);
    await opened.disposeAsync();
  };
  try {
    const adapters = await openAdapters(config, options, opened);
    const apps = await saying(options.say, 'Preparing the pages and what they are drawn with …', () =>
      keepApp(adapters, options),
    );
    opened.defer(() => apps.stop());
    finish = apps.finish;
    handle = apps.handle;
    return { port: config.port, url: config.appUrl, startMessage: await apps.startMessage(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs `work` on the service of this environment without listening, beside one that may be running. */
export async function withServices(
  options: Pick<MainOptions, 'env' | 'migrations' | 'loadApp'>,
  work: (services: Services, adapters: Adapters) => Promise<void>,
): Promise<void> {
  const opened = new AsyncDisposableStack();
  try {
    // The export is kept by the processes that serve.
    const config = { ...parseConfig(options.env), exportDir: null };
    const adapters = await openAdapters(config, options, opened);
    const { createApp } = await options.loadApp();
    const load = () => Promise.reject(new Error('There are no pages here.'));
    const app = await createApp(adapters, { load, clientFolder: null });
    opened.defer(() => app.stop());
    await app.start();
    await work(app.services, adapters);
  } finally {
    await opened.disposeAsync();
  }
}

/** The process lives from the first moment; it serves a little later. */
const starting: Handler = (request, response) => {
  if (request.url === '/healthz') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok');
  else response.writeHead(503, { 'Retry-After': '1' }).end();
};

/** Opens everything outside the service; `opened` closes it in the reverse order. */
async function openAdapters(
  config: Config,
  { migrations, say }: Pick<MainOptions, 'migrations' | 'say'>,
  opened: AsyncDisposableStack,
): Promise<Adapters> {
  const log = createLog(config.logLevel);
  await makeDataDir(config.dataDir);
  const secrets = await loadSecrets(config);
  const database = await saying(say, waitsForDatabase(config), async () =>
    openDatabase({ source: await databaseSource(config, log, opened), log, poolSize }),
  );
  opened.defer(() => database.close());
  await saying(say, 'Bringing the tables of the database up to date …', () =>
    migrateDatabase({ pool: database.pool, folder: migrations }),
  );
  return {
    config,
    secrets,
    log,
    database,
    mailTransport: openMailTransport(config, log),
    smsTransport: openSmsTransport(config, log),
    storage: await openStorage(config.storageUrl),
    network: internet,
    jobPace: usualPace,
    now: () => new Date(),
    newSeed: () => randomInt(2 ** 32),
    timer: realTimer,
    pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  };
}

function waitsForDatabase({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === null
    ? `Waiting for the database in ${dataDir}, which is made at the first start and recovers after a power cut …`
    : 'Waiting for the database of DATABASE_URL …';
}

/** With the usual rights: only what must be kept from others is narrower. */
async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    throw new ConfigError(`DATA_DIR cannot be written: ${messageOf(error)}`);
  }
}

/** The operator's PostgreSQL, or our own private one, which ends with the service. */
async function databaseSource(
  config: Config,
  log: Log,
  opened: AsyncDisposableStack,
): Promise<DatabaseSource> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl };
  const postgres = await startPrivatePostgres({ dataDir: config.dataDir, log, durability: 'full' });
  opened.defer(() => postgres.close());
  return postgres;
}

/** Holds the running app and, in development, replaces it when its code has changed. */
async function keepApp(adapters: Adapters, options: MainOptions) {
  const make = async () => {
    const { createApp } = await options.loadApp();
    const app = await createApp(adapters, {
      load: options.loadPages,
      clientFolder: options.clientFolder,
    });
    return { createApp, app, handle: handlerOf(app) };
  };
  let current = await make();
  try {
    await current.app.start();
  } catch (error) {
    // Its workers may run already, and would outlive their database.
    await current.app.stop();
    throw error;
  }
  const refresh = async () => {
    const { createApp } = await options.loadApp();
    if (createApp === current.createApp) return;
    const previous = current;
    current = await make();
    await previous.app.stop();
    await current.app.start();
  };
  const { middleware } = options;
  const handle: Handler = (request, response) =>
    middleware?.(request, response, () => {
      refresh().then(
        () => current.handle(request, response),
        (error: unknown) => {
          adapters.log.error({ err: error }, 'app reload failed');
          response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
        },
      );
    });
  return {
    handle: middleware ? handle : current.handle,
    finish: () => current.app.finish(),
    stop: () => current.app.stop(),
    startMessage: () => current.app.startMessage(),
  };
}

function handlerOf(app: App): Handler {
  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, 'socket' in incoming ? incoming.socket?.remoteAddress : undefined),
  );
  return (request, response) => app.answerFirst(request, response, () => void listener(request, response));
}

/** @returns the settings with the real port, which `PORT=0` leaves to the system. */
async function listen(server: Server, config: Config): Promise<Config> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          error.code === 'EADDRINUSE'
            ? `PORT ${config.port} is taken by another program: stop it, or set PORT to a free one.`
            : `HOST and PORT cannot be used: ${error.message}`,
        ),
      ),
    );
    server.listen(config.port, config.host, resolve);
  });
  const address = server.address();
  if (config.port !== 0 || address === null || typeof address === 'string') return config;
  const { port } = address;
  return { ...config, port, appUrl: config.appUrlGiven ? config.appUrl : `http://localhost:${port}` };
}

async function closeServer(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), drainInMs);
  // A connection that is kept alive would wait for its next request once its answer is through.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInMs);
  await new Promise<void>((done) => server.close(() => done()));
  clearInterval(sweep);
  clearTimeout(deadline);
}
