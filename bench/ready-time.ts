import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** A running product, as an operator starts it. */
export interface Started {
  readonly url: string;
  /** From the command to the line that says it is ready. */
  readonly readyInMs: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the product on `dataDir` and waits for its announcement. */
export async function startProduct(root: string, dataDir: string): Promise<Started> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const part of child.stdout) {
    printed += String(part);
    const url = /is ready: (\S+)/.exec(printed)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      readyInMs: performance.now() - startedAt,
      pid: child.pid ?? 0,
      stop: async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`The product ended before it was ready:\n${printed}`);
}

/** Resident memory of a process in MiB, counting shared pages once per sharer (Linux: Pss of smaps_rollup). */
export async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? Number.NaN) / 1024;
}

/** Memory of a process and everything that it started, in MiB. */
export async function memoryOfTree(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => memoryOfTree(Number(child))),
  );
  return below.reduce((sum, each) => sum + each, await memoryOf(pid));
}
