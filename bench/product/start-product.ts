import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A running product, as an operator starts it. */
export interface Started {
  readonly url: string;
  /** From the command to the line that says it is ready. */
  readonly readyInMs: number;
  readonly pid: number;
  readonly dataDir: string;
  /** The longest stall of its event loop since this was asked last, in milliseconds. */
  longestStall(): Promise<number>;
  /** Process id of its private PostgreSQL. */
  postgresPid(): Promise<number>;
  stop(): Promise<void>;
}

const stallMonitor = new URL('./stall-monitor.ts', import.meta.url).href;

/** Starts the product on `dataDir` and waits for its start message. @param settings beside the defaults */
export async function startProduct(
  root: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Started> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', stallMonitor, 'scripts/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...settings,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  const { stdout } = child;
  if (!stdout) throw new Error('The product has no output.');
  for await (const part of stdout) {
    printed += String(part);
    const url = /is ready: (\S+)/.exec(printed)?.[1];
    if (url === undefined) continue;
    stdout.resume();
    return {
      url,
      readyInMs: performance.now() - startedAt,
      pid: child.pid ?? 0,
      dataDir,
      longestStall: async () => {
        const answer = once(child, 'message');
        child.send('how long?');
        return Number((await answer)[0]);
      },
      postgresPid: () => postgresPidOf(dataDir),
      stop: async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`The product ended before it was ready:\n${printed}`);
}

/** The first line of PostgreSQL's own pid file. */
async function postgresPidOf(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'postgres');
  for await (const file of glob('**/postmaster.pid', { cwd: folder })) {
    return Number.parseInt(await readFile(join(folder, file), 'utf8'), 10);
  }
  throw new Error(`There is no PostgreSQL in ${folder}`);
}
