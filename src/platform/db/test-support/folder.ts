import { access, constants, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { diskSpace } from '../disk-space.ts';
import { readPidFile } from '../private-postgres/processes.ts';
import { isRunning, mayServe } from '../private-postgres/processes.ts';

const MEMORY = '/dev/shm';
/** A hundred databases, should their tests forget to drop them. */
const ENOUGH = 2_000_000_000;

/** A folder for the server of this test run. What killed runs left behind is ended and removed first. */
export async function makeTestFolder(): Promise<string> {
  for (const parent of [MEMORY, tmpdir()]) await removeAbandoned(parent);
  return await mkdtemp(join(await quickestFolder(), `moonpage-test-${process.pid}-`));
}

/** Where to make throw-away folders: in memory if there is plenty, as a copy of a database takes 15 ms there and up to 200 on a disk. */
export async function quickestFolder(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
    return (await diskSpace(MEMORY)).free > ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir(); // no such thing on this system
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
  if (!server || !(await isRunning(server.pid)) || !(await mayServe(cluster, server.pid))) return;
  process.kill(server.pid, 'SIGQUIT');
  while (await isRunning(server.pid)) await pause(5);
}
