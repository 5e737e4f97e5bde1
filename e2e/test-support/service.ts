import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cookie, type Page, test as base } from '@playwright/test';
import { ownEnv } from '../../src/test-support/own-env.ts';
import { newPerson, signUpByRequests } from './accounts.ts';
import { forgetMessages, recordMessages } from './says.ts';

/** The product as an operator runs it: a process of its own on an empty `DATA_DIR`. */
export interface Service {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it at once, as a power cut would, and starts it again on the same `DATA_DIR` and port. */
  killAndRestart(): Promise<void>;
  /** The newest mail to an address, of those that have this text where one is given. */
  mailTo(address: string, text?: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the built product; resolves when it announces that it is ready. */
export async function startService(env: Record<string, string> = {}): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-e2e-'));
  let printed = '';
  let port = '0';
  let url = '';
  let child: ChildProcess;

  const start = async () => {
    child = spawn(process.execPath, ['scripts/serve.ts', '--built'], {
      env: { ...ownEnv(), NODE_ENV: 'production', ...env, DATA_DIR: dataDir, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const seenBefore = printed.length;
    child.stdout?.on('data', (part: Buffer) => (printed += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (printed += part.toString()));
    url = await until(() => {
      if (hasEnded(child)) throw new Error(`The service ended:\n${printed}`);
      return /is ready: (\S+)/.exec(printed.slice(seenBefore))?.[1];
    });
    port = new URL(url).port;
  };
  try {
    await start();
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }

  return {
    get url() {
      return url;
    },
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    output: () => printed,
    killAndRestart: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await start();
    },
    mailTo: (address, text = '') => until(() => newestMail(join(dataDir, 'outbox'), address, text)),
    stop: async () => {
      if (!hasEnded(child)) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One that died by a signal has no exit code. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** An account without a coin, and its session. */
export interface Viewer {
  readonly userId: string;
  readonly cookies: Cookie[];
}

/**
 * Journeys get `service`, one per worker: journeys that change anything sign up people of their own,
 * those that only look share the account `viewer`.
 */
export const test = base.extend<{ baseURL: string }, { service: Service; viewer: Viewer }>({
  // Contexts that a journey opens itself are prepared like its first.
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on('page', awaitInteractive);
        // The service would ask the public addresses of a coin.
        await context.route('**/studio/check-links', (route) => route.fulfill({ json: { findings: [] } }));
        await recordMessages(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  service: [
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  viewer: [
    async ({ service, playwright }, use) => {
      const request = await playwright.request.newContext();
      const userId = await signUpByRequests(request, service, newPerson());
      const { cookies } = await request.storageState();
      await request.dispose();
      await use({ userId, cookies });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => use(service.url),
});

export { expect } from '@playwright/test';

/**
 * `goto` and `reload` wait until a screen of the app answers to keys and presses. A journey that refuses scripts says what it waits for
 * instead (`waitUntil`).
 */
function awaitInteractive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const ready = page.locator('html[data-interactive], html:not(:has(script[type="module"]))');
  page.goto = async (url, options) => {
    forgetMessages(page);
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await ready.waitFor({ state: 'attached' });
    return response;
  };
  page.reload = async (options) => {
    forgetMessages(page);
    const response = await reload(options);
    if (options?.waitUntil === undefined) await ready.waitFor({ state: 'attached' });
    return response;
  };
}

async function newestMail(folder: string, address: string, text: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const mail = await readFile(join(folder, file), 'utf8');
    const isTo = new RegExp(`^To: .*${address.replace(/[.+]/g, '\\$&')}`, 'im').test(mail);
    if (isTo && mail.includes(text)) return mail;
  }
  return undefined;
}

/** Asks again until there is an answer; the test's own timeout is the limit. */
async function until<Answer>(ask: () => Answer | undefined | Promise<Answer | undefined>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((done) => setTimeout(done, 25));
  }
}
