import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
