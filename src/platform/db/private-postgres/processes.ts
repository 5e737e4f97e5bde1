import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../errors/system-error.ts';

/** Whether a process of this number runs, under any owner; a zombie does not. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!isTaken(pid)) return false;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) Z /.test(status);
}

/** Whether PostgreSQL takes this number for a live process; it cannot tell that one is dead and not yet reaped. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether this process may be the server of the cluster, or one of its backends: PostgreSQL works in the folder of its
 * cluster. Where that cannot be seen, the answer is yes unless something says no.
 */
export async function mayServe(cluster: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return false; // gone, or dead and not yet reaped
    return await mayServeUnseen(cluster, pid); // in a container, root may not look into another user's process
  }
}

/** By what everyone may see: names, parents and arguments, of which backends have none. */
async function mayServeUnseen(cluster: string, pid: number): Promise<boolean> {
  if ((await nameOf(pid)) !== 'postgres') return false;
  const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  if (args.includes('-D')) return args[args.indexOf('-D') + 1] === cluster;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
  return (await nameOf(parent)) !== 'postgres'; // else its server is judged in its place
}

async function nameOf(pid: number): Promise<string> {
  return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim();
}

/**
 * PostgreSQL refuses to start while the process ids in its lock files exist. After a power cut they may be other programs', or
 * zombies. Removes such files when no process of this cluster is left; on Linux only, where that can be known.
 * @param socketLock the lock file beside the server's socket.
 */
export async function forgetReusedPids(cluster: string, socketLock: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) if (await mayServe(cluster, Number(pid))) return;
  for (const file of [join(cluster, 'postmaster.pid'), socketLock]) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    if (pids.includes(String(pid)) && isTaken(pid)) await rm(file, { force: true });
  }
}

/** What a running server, or one that was killed, wrote into `postmaster.pid`. */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  /** Its Unix socket's folder; empty where it listens on TCP only, and before it listens. */
  readonly socketFolder: string;
  /** Whether it takes connections, in its own words. */
  readonly ready: boolean;
}

/** Null while there is none, or while it is still being written. */
export async function readPidFile(cluster: string): Promise<PidFile | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, , , status] = text.split('\n');
  if (!pid || !port || socketFolder === undefined) return null;
  return { pid: Number(pid), port: Number(port), socketFolder, ready: status?.trim() === 'ready' };
}
