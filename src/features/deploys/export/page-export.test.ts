import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChannelHandler, notify } from '../../../platform/db/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-support/database.ts';
import { users } from '../../account/tables.ts';
import { removedFilesChannel } from '../../pages/page-files.ts';
import { livePagesChannel } from '../../pages/live-pages-channel.ts';
import { createDeploys } from '../service.ts';
import { creatorOf, fakeDeployDeps, nameCoin } from '../test-support/deploy-deps.fake.ts';
import { createPageExport, type PageExport } from './page-export.ts';

let database: TestDatabase;
let folder: string;
let failures: unknown[];
let running: PageExport[];
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'moonpage-export-'));
  failures = [];
  running = [];
});
afterEach(async () => {
  for (const each of running) await each.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(listen = database.listen): Promise<PageExport> {
  const pageExport = createPageExport({
    folder,
    database: { db: database.db, listen },
    readAsset: async (name) => new TextEncoder().encode(name),
    log: { error: (fields: unknown) => void failures.push(fields) },
  });
  await pageExport.start();
  running.push(pageExport);
  return pageExport;
}

async function deployed(coinName: string) {
  const session = await creatorOf(database.db, coinName);
  const deploy = () => createDeploys(fakeDeployDeps(database.db)).deploy(session, session.userId);
  await deploy();
  return {
    deployAs: async (name: string) => {
      await nameCoin(database.db, session, name);
      await deploy();
    },
    remove: async (...announce: string[]) => {
      await database.db.delete(users).where(eq(users.id, session.userId));
      for (const slug of announce) await notify(database.db, livePagesChannel, slug);
    },
  };
}
const names = async (path: string) =>
  (await readdir(join(folder, 'p', path)).catch((): string[] => [])).toSorted((a, b) => a.localeCompare(b));
const exported = async (slug: string) => {
  const bytes = await readFile(join(folder, 'p', slug, 'index.html')).catch(() => null);
  return bytes?.toString() ?? 'no page';
};

test('pages follow the notifications: deployed, deployed again, gone', async () => {
  await start();
  const page = await deployed('Noted Heron');
  await expect.poll(() => exported('noted-heron')).toContain('Noted Heron');
  expect(await names('noted-heron')).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  expect(await names('assets')).toEqual(expect.arrayContaining(['code.svg', 'code.png']));
  await page.deployAs('Renamed Heron');
  await expect.poll(() => exported('noted-heron')).toContain('Renamed Heron');
  await page.remove('noted-heron');
  await expect.poll(() => names('noted-heron')).toEqual([]);
  expect(failures).toEqual([]);
});

test('a file that was removed goes from the copy, unless a page uses it again', async () => {
  await start();
  await deployed('Filed Heron');
  await expect.poll(() => names('assets')).toContain('code.svg');
  await writeFile(join(folder, 'p', 'assets', 'old.png'), '');
  for (const name of ['code.svg', 'old.png']) await notify(database.db, removedFilesChannel, name);
  await expect.poll(() => names('assets')).not.toContain('old.png');
  expect(await names('assets')).toContain('code.svg');
});

test('what was missed while the process was down is found at its start', async () => {
  const first = await start();
  const [stays, changes, goes] = [
    await deployed('Steady Heron'),
    await deployed('Changing Heron'),
    await deployed('Going Heron'),
  ];
  expect(stays).toBeDefined();
  await expect.poll(() => names('')).toHaveLength(4);
  await expect.poll(() => exported('going-heron')).toContain('Going Heron');
  await first.stop();

  await changes.deployAs('Changed Heron');
  await goes.remove();
  await deployed('New Heron');
  await writeFile(join(folder, 'p', 'steady-heron', 'index.html'), 'damaged');
  await writeFile(join(folder, 'p', 'assets', 'left-over.png'), '');
  await rm(join(folder, 'p', 'assets', 'code.png'));

  await start();
  await expect.poll(() => names('assets')).not.toContain('left-over.png');
  expect(await names('')).toEqual(['assets', 'changing-heron', 'new-heron', 'steady-heron']);
  expect(await exported('changing-heron')).toContain('Changed Heron');
  expect(await exported('new-heron')).toContain('New Heron');
  expect(await exported('steady-heron')).toContain('Steady Heron');
  expect(await names('assets')).toContain('code.png');
  expect(failures).toEqual([]);
});

test('everything is compared after the connection for notifications was lost', async () => {
  const handlers: ChannelHandler[] = [];
  await start(async (_channel, handler) => {
    handlers.push(handler);
    return async () => {};
  });
  await deployed('Missed Heron');
  expect(await names('missed-heron')).toEqual([]);
  for (const handler of handlers) handler.onGap();
  await expect.poll(() => exported('missed-heron')).toContain('Missed Heron');
});

test('a page that cannot be written fails no deploy and keeps no other page from being written', async () => {
  await start();
  await deployed('First Heron');
  await expect.poll(() => exported('first-heron')).toContain('First Heron');
  await writeFile(join(folder, 'p', 'blocked-heron'), 'A file is in the way.');
  await deployed('Blocked Heron');
  await deployed('Free Heron');
  await expect.poll(() => exported('free-heron')).toContain('Free Heron');
  expect(failures).toMatchObject([{ task: 'page:blocked-heron' }]);
});

test('a folder with files of somebody else is refused and left as it is', { retry: 0 }, async () => {
  await mkdir(join(folder, 'p', 'shop'), { recursive: true });
  await expect(start()).rejects.toThrow(/^EXPORT_DIR must be a folder of its own/);
  expect(await names('')).toEqual(['shop']);
});

test('a folder that cannot be made stops the start with one line that names the setting', async () => {
  await writeFile(join(folder, 'file'), '');
  folder = join(folder, 'file');
  await expect(start()).rejects.toThrow(/^EXPORT_DIR cannot be written: .+$/);
});

test('one page that cannot be written keeps no other from being compared', async () => {
  const first = await start();
  for (const name of ['Alpha Heron', 'Beta Heron', 'Gone Heron']) await deployed(name);
  const gone = await deployed('Left Heron');
  await expect.poll(() => exported('left-heron')).toContain('Left Heron');
  await first.stop();
  await rm(join(folder, 'p', 'alpha-heron'), { recursive: true });
  await writeFile(join(folder, 'p', 'alpha-heron'), 'A file is in the way.');
  await rm(join(folder, 'p', 'beta-heron'), { recursive: true });
  await gone.remove();

  await start();
  await expect.poll(() => exported('beta-heron')).toContain('Beta Heron');
  await expect.poll(() => names('')).not.toContain('left-heron');
  expect(failures).toMatchObject([{ task: 'page:alpha-heron' }]);
});
