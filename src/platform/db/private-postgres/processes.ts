import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPidFile } from './pid-file.ts';

/** Whether a process of this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM';
  }
}

/** Whether the server that wrote the cluster's pid file is gone, even if nobody has reaped it. */
export async function isGone(cluster: string, pid: number): Promise<boolean> {
  if ((await readPidFile(cluster))?.pid !== pid || !isAlive(pid)) return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) Z /.test(status);
}

/**
 * PostgreSQL trusts the numbers in its lock files. After a power cut they may be other programs', and the server refuses to
 * start for as long as these run. Removes such files when no process of the cluster is left; on Linux only, where each
 * process shows its working folder, which PostgreSQL's is the cluster.
 * @param socketLock the lock file beside the server's socket.
 */
export async function forgetReusedPids(cluster: string, socketLock: string): Promise<void> {
  if (process.platform !== 'linux' || (await servesAny(cluster))) return;
  for (const file of [join(cluster, 'postmaster.pid'), socketLock]) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    if (pid > 0 && isAlive(pid)) await rm(file, { force: true });
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
