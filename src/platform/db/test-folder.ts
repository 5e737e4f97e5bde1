import { access, constants, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { diskSpace } from './disk-space.ts';
import { readPidFile } from './private-postgres/pid-file.ts';
import { isGone, isRunning } from './private-postgres/processes.ts';

const MEMORY = '/dev/shm';
/** A hundred databases, should their tests forget to drop them. */
const ENOUGH = 2_000_000_000;

/**
 * A folder for the server of this test run; in memory where there is plenty, as copying a database there takes 15 ms in place
 * of up to 200. What killed runs left behind is ended and removed first.
 */
export async function makeTestFolder(): Promise<string> {
  for (const parent of [MEMORY, tmpdir()]) await removeAbandoned(parent);
  return await mkdtemp(join((await hasPlenty(MEMORY)) ? MEMORY : tmpdir(), `moonpage-test-${process.pid}-`));
}

async function hasPlenty(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return (await diskSpace(folder)).free > ENOUGH;
  } catch {
    return false; // not on this system
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch((): string[] => [])) {
    const owner = /^moonpage-test-(\d+)-/.exec(name)?.[1];
    if (owner === undefined || (await isRunning(Number(owner)))) continue;
    const folder = join(parent, name);
    await endServer(join(folder, 'postgres', 'cluster')).catch(() => {}); // another user's
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

async function endServer(cluster: string): Promise<void> {
  const server = await readPidFile(cluster);
  if (!server || (await isGone(cluster, server.pid))) return;
  process.kill(server.pid, 'SIGQUIT');
  while (!(await isGone(cluster, server.pid))) await pause(5);
}
