import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPidFile } from './pid-file.ts';

/** Whether a process of this number runs, whoever owns it; a dead one that nobody has reaped does not. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!isTaken(pid)) return false;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) Z /.test(status);
}

/** Whether the server that wrote the cluster's pid file is gone. */
export async function isGone(cluster: string, pid: number): Promise<boolean> {
  return (await readPidFile(cluster))?.pid !== pid || !(await isRunning(pid));
}

/** Whether PostgreSQL takes this number for a live process; it cannot tell that one is dead and not yet reaped. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM';
  }
}

/**
 * PostgreSQL trusts the numbers in its lock files. After a power cut they may be other programs', or dead ones that a
 * container's first process never reaps, and the server refuses to start for as long as they exist. Removes such files when no process of the cluster is left; on Linux only, where each
 * process shows its working folder, which PostgreSQL's is the cluster.
 * @param socketLock the lock file beside the server's socket.
 */
export async function forgetReusedPids(cluster: string, socketLock: string): Promise<void> {
  if (process.platform !== 'linux' || (await servesAny(cluster))) return;
  for (const file of [join(cluster, 'postmaster.pid'), socketLock]) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    if (pid > 0 && isTaken(pid)) await rm(file, { force: true });
  }
}

/** Whether any process works in this cluster, the server or one of its backends. */
async function servesAny(cluster: string): Promise<boolean> {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster) return true;
  }
  return false;
}
