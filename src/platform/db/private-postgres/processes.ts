import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './cluster.ts';
import { readPidFile } from './pid-file.ts';

/**
 * PostgreSQL trusts the number in `postmaster.pid`. After a power cut that number may be another program's, and the server
 * refuses to start for as long as that one runs. Removes the file when no process of this cluster is left; on Linux only,
 * where each process shows its working folder, which PostgreSQL's is the cluster.
 */
export async function forgetReusedPid(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const file = await readPidFile(cluster);
  if (!file || !isAlive(file.pid) || (await servesAny(cluster))) return;
  if ((await readPidFile(cluster))?.pid === file.pid)
    await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** Whether any process works in this cluster, the server or one of its backends. */
async function servesAny(cluster: string): Promise<boolean> {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster) return true;
  }
  return false;
}

/** Waits for nothing: whether the server that wrote the pid file is gone, reaped or not. */
export async function isGone(cluster: string, pid: number): Promise<boolean> {
  if ((await readPidFile(cluster))?.pid !== pid || !isAlive(pid)) return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) Z /.test(status);
}
