import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFailed, onTestFinished } from 'vitest';
import { isRunning, mayServe } from '../processes.ts';
import type { Message, ProgramOptions } from './program.ts';

type MessageOf<Type extends Message['type']> = Extract<Message, { type: Type }>;

/** A product in a process of its own; it and its server end with the test at the latest. */
export interface Product {
  readonly pid: number;
  /** Everything that it said so far. */
  readonly said: readonly Message[];
  /** Waits until the server is ready. Fails with the product's own words when it is not going to be. */
  ready(): Promise<MessageOf<'ready'>>;
  /** Waits until the start failed. Fails when it did not. */
  failed(): Promise<MessageOf<'failed'>>;
  /** Waits for a line of its log that contains a text or matches. */
  logged(wanted: string | RegExp): Promise<string>;
  /** Rows of a statement, or the SQLSTATE of its refusal. */
  query(statement: string): Promise<MessageOf<'rows'> | MessageOf<'refused'>>;
  /** Closes the database and ends the process. */
  close(): Promise<void>;
  /** `kill -9`, and waits until it is gone. */
  kill(): Promise<void>;
}

const program = fileURLToPath(new URL('./program.ts', import.meta.url));

/**
 * Starts a product.
 * @param options.program another copy of `program.ts`.
 * @param options.rights capabilities that root keeps, as `setpriv` names them.
 * @param options.shell runs before it in the same shell, e.g. `ulimit -f 1000`.
 */
export function startProduct(
  options: Partial<ProgramOptions> & {
    dataDir: string;
    program?: string;
    shell?: string;
    rights?: readonly string[];
  },
): Product {
  const settings: ProgramOptions = { durability: 'none', transport: 'socket', ...options };
  const limits = options.rights
    ? `setpriv --bounding-set -all,${options.rights.map((right) => `+${right}`).join()}`
    : '';
  const command = `${options.shell ?? ':'}; exec ${limits} "$0" "$@"`;
  const args = ['-c', command, process.execPath, options.program ?? program, JSON.stringify(settings)];
  const child = spawn('/bin/sh', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const said: Message[] = [];
  const lines = createInterface({ input: child.stdout });
  let silent = false;
  let news = Promise.withResolvers<void>();
  const announce = () => {
    news.resolve();
    news = Promise.withResolvers();
  };
  lines.on('line', (line) => {
    said.push(JSON.parse(line) as Message);
    announce();
  });
  lines.on('close', () => {
    silent = true;
    announce();
  });
  onTestFailed(() => void process.stderr.write(`The product said ${JSON.stringify(said, null, 2)}\n`));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    for (const message of said)
      if (message.type === 'ready') await endServer(message.pid, join(message.location, 'cluster'));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  /** The first message from number `from` on that satisfies `wanted`. */
  async function heard<Found extends Message>(
    from: number,
    wanted: (message: Message) => message is Found,
  ): Promise<Found> {
    for (;;) {
      const found = said.slice(from).find(wanted);
      if (found) return found;
      if (silent) throw new Error(`the product ended and only said ${JSON.stringify(said)}`);
      await news.promise;
    }
  }

  const started = () =>
    heard(0, (m): m is MessageOf<'ready'> | MessageOf<'failed'> => m.type === 'ready' || m.type === 'failed');

  return {
    pid: child.pid ?? 0,
    said,
    async ready() {
      const message = await started();
      if (message.type === 'failed') throw new Error(`${message.code}: ${message.message}`);
      return message;
    },
    async failed() {
      const message = await started();
      if (message.type === 'ready') throw new Error('the product started');
      return message;
    },
    logged: async (wanted) =>
      (
        await heard(
          0,
          (message): message is MessageOf<'log'> =>
            message.type === 'log' && message.text.search(wanted) !== -1,
        )
      ).text,
    async query(statement) {
      const from = said.length;
      child.stdin.write(`${statement.replaceAll('\n', ' ')}\n`);
      return await heard(
        from,
        (m): m is MessageOf<'rows'> | MessageOf<'refused'> => m.type === 'rows' || m.type === 'refused',
      );
    },
    async close() {
      child.stdin.end('close\n');
      await heard(0, (message): message is MessageOf<'closed'> => message.type === 'closed');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Ends a server that its test left behind. */
async function endServer(pid: number, cluster: string): Promise<void> {
  if ((await isRunning(pid)) && (await mayServe(cluster, pid))) process.kill(pid, 'SIGQUIT');
}
