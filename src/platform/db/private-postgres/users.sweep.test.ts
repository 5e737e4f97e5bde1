import { chmod, chown, cp, mkdir, mkdtemp, readdir, readlink, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isRoot } from './account.ts';
import { readPidFile } from './processes.ts';
import { isRunning } from './processes.ts';
import { checkOut, temporaryFolder, temporaryFolderOnDisk } from './test-support/folder.ts';
import { renumber } from './test-support/lock-file.ts';
import { startProduct } from './test-support/process.ts';

const remember = `create table kept (word text); insert into kept values ('moon')`;
const recall = 'select word from kept';
/** An ordinary user with a name; `nobody` on every system. */
const NOBODY = 65_534;
/** What Docker leaves to root. */
const CONTAINER = [
  'chown',
  'dac_override',
  'fowner',
  'fsetid',
  'kill',
  'setgid',
  'setuid',
  'setpcap',
  'net_raw',
  'sys_chroot',
];

test('never runs the server as root', async () => {
  const product = startProduct({ dataDir: await temporaryFolder() });
  const { location } = await product.ready();
  const { uid } = await stat(join(location, 'cluster', 'postmaster.pid'));
  expect(uid).toBe(isRoot() ? 65_523 : process.getuid?.());
  await product.close();
});

// What only root does: other users have nothing to choose.
describe.runIf(isRoot())('as root', () => {
  /** Open to all: the repository itself may be closed to others. */
  let open: { folder: string; program: string };
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moonpage-open-'));
    await chmod(folder, 0o755);
    open = { folder, program: await checkOut(folder) };
  });
  afterAll(() => rm(open.folder, { recursive: true }));

  test('opens a DATA_DIR of our own, and no more than that, to the server that root started', async () => {
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    const product = startProduct({ dataDir });
    expect((await product.ready()).location).toBe(join(dataDir, 'postgres'));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
    await product.close();
  });

  test('lives elsewhere, and says where, when a folder above is closed to the server', async () => {
    const closed = await closedFolder();
    const dataDir = join(closed, 'data');
    const first = startProduct({ dataDir });
    const { location } = await first.ready();
    removeLater(location);
    expect(location).not.toContain(closed);
    expect(await first.logged(location)).toContain('closed');
    await first.query(remember);
    await first.close();
    expect((await stat(closed)).mode & 0o777).toBe(0o700);

    const second = startProduct({ dataDir });
    expect((await second.ready()).location).toBe(location);
    expect(await second.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    await second.close();

    await rename(dataDir, join(closed, 'moved'));
    const third = startProduct({ dataDir: join(closed, 'moved') });
    expect(await third.ready()).toMatchObject({ location });
    await third.close();

    await cp(join(closed, 'moved'), join(closed, 'copy'), { recursive: true });
    const copy = startProduct({ dataDir: join(closed, 'copy') });
    const { code, message } = await copy.failed();
    expect(code).toBe('FOREIGN_DATABASE');
    expect(message).toContain('is a copy');
  });

  test('is shared by processes that choose another folder at the same moment', async () => {
    const dataDir = join(await closedFolder(), 'data');
    const products = [startProduct({ dataDir }), startProduct({ dataDir })];
    const servers = await Promise.all(products.map((product) => product.ready()));
    for (const { location } of servers) removeLater(location);
    expect(servers[0]?.location).toBe(servers[1]?.location);
    expect(servers[0]?.pid).toBe(servers[1]?.pid);
    for (const product of products) await product.close();
  });

  test.for([
    ['', temporaryFolderOnDisk],
    [' on another disk', temporaryFolder],
  ] as const)('takes its database along when a folder above is closed later%s', async ([, makeFolder]) => {
    const folder = await makeFolder();
    const dataDir = join(folder, 'data');
    const first = startProduct({ dataDir });
    await first.ready();
    await first.query(remember);
    await first.close();
    await chmod(folder, 0o700);
    const second = startProduct({ dataDir });
    const { location } = await second.ready();
    removeLater(location);
    expect(await second.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    await second.close();
    await expect(stat(join(dataDir, 'postgres/cluster'))).rejects.toThrow('ENOENT');
  });

  test('runs a copy of the binaries when the whole checkout is closed to the server', async () => {
    const closed = await temporaryFolderOnDisk();
    await chmod(closed, 0o700);
    const program = await checkOut(join(closed, 'checkout'));
    const copies = await readdir('/var/lib/moonpage').catch((): string[] => []);
    const product = startProduct({ dataDir: join(closed, 'checkout/data'), program });
    const { pid, location } = await product.ready();
    removeLater(location);
    const executable = await readlink(`/proc/${pid}/exe`);
    expect(executable).not.toContain(closed);
    const copy = dirname(dirname(executable));
    if (!copies.includes(basename(copy))) removeLater(copy);
    expect(await product.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
    await product.close();
  });

  test('starts for an ordinary user, for root after that, and for the user again', async () => {
    const { program } = open;
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await chown(dataDir, NOBODY, NOBODY);
    const user = startProduct({ dataDir, program, uid: NOBODY });
    const { pid, location } = await user.ready();
    expect((await stat(`/proc/${pid}`)).uid).toBe(NOBODY);
    await user.query(remember);
    await user.close();

    const root = startProduct({ dataDir, program });
    const asRoot = await root.ready();
    expect(asRoot.location).toBe(location);
    expect((await stat(`/proc/${asRoot.pid}`)).uid).toBe(NOBODY);
    await root.close();

    const again = startProduct({ dataDir, program, uid: NOBODY });
    await again.ready();
    expect(await again.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    await again.close();
  });

  test('is started, shared and stopped by a root that has no more rights than a container gives', async () => {
    const dataDir = await temporaryFolder();
    const products = [1, 2, 3].map(() => startProduct({ dataDir, rights: CONTAINER, durability: 'full' }));
    const servers = await Promise.all(products.map((product) => product.ready()));
    expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1);
    const [{ pid, location } = { pid: 0, location: '' }] = servers;
    expect(await readPidFile(join(location, 'cluster'))).toMatchObject({ pid });
    await products[0]?.query(remember);
    for (const product of products) await product.kill();
    process.kill(pid, 'SIGKILL');
    await renumber(join(location, 'cluster/postmaster.pid'), pid);

    const next = startProduct({ dataDir, rights: CONTAINER, durability: 'full' });
    const again = await next.ready();
    expect(await next.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    await next.close();
    expect(await isRunning(again.pid)).toBe(false);
  });

  test('takes over a copy of its folder that lost owners and modes', async () => {
    const folder = await temporaryFolder();
    const first = startProduct({ dataDir: join(folder, 'data') });
    await first.ready();
    await first.query(remember);
    await first.close();
    await cp(join(folder, 'data'), join(folder, 'copy'), { recursive: true });
    await chmod(join(folder, 'copy/postgres/cluster'), 0o755);
    const copy = startProduct({ dataDir: join(folder, 'copy') });
    const { pid } = await copy.ready();
    expect((await stat(`/proc/${pid}`)).uid).toBe(65_523);
    expect(await copy.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    await copy.close();
  });

  test('tells an ordinary user in one line that root made the database', async () => {
    const { program } = open;
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    const root = startProduct({ dataDir, program });
    await root.ready();
    await root.close();
    const user = startProduct({ dataDir, program, uid: NOBODY });
    const { code, message } = await user.failed();
    expect(code).toBe('FOREIGN_DATABASE');
    expect(message).toMatch(/^The database in \S+ belongs to user id 0, not to you \(65534\): .*DATA_DIR\.$/);
  });

  test('tells an ordinary user in one line that DATA_DIR cannot be made', async () => {
    const { program } = open;
    const user = startProduct({ dataDir: '/moonpage-of-nobody/data', program, uid: NOBODY });
    const { code, message } = await user.failed();
    expect(code).toBe('DATA_DIR_UNUSABLE');
    expect(message).toBe(`DATA_DIR cannot be used: EACCES: permission denied, mkdir '/moonpage-of-nobody'.`);
  });

  test('names DATABASE_URL in one line to a user without a name', async () => {
    const { program } = open;
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await chown(dataDir, 61_234, 61_234);
    const user = startProduct({ dataDir, program, uid: 61_234 });
    const { code, message } = await user.failed();
    expect(code).toBe('NO_ACCOUNT');
    expect(message).toBe(
      'The private PostgreSQL has no user to run as, for user id 61234 has no name: add it to /etc/passwd, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  });
});

/** Like root's home: only root may enter. */
async function closedFolder(): Promise<string> {
  const closed = await temporaryFolder();
  await chmod(closed, 0o700);
  return closed;
}

function removeLater(location: string): void {
  onTestFinished(() => rm(location, { recursive: true, force: true }));
}
