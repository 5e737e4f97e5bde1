import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createVisitor, type Visitor } from '../../../test-support/visitor.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The service, bundled as for production, in a folder from which Node finds its packages. */
export interface ServiceBundle {
  readonly file: string;
  remove(): Promise<void>;
}

export async function bundleService(): Promise<ServiceBundle> {
  const folder = join(root, 'node_modules', '.cache', `moonpage-service-${process.pid}`);
  const vite = join(root, 'node_modules', '.bin', 'vite');
  const args = [
    vite,
    'build',
    '--config',
    'vite.server.config.ts',
    '--logLevel',
    'error',
    '--outDir',
    folder,
  ];
  const build = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The service could not be bundled.');
  return { file: join(folder, 'service.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** One process of the service, as an operator runs several of, with folders of its own. */
export interface TestNode {
  /** Where this process listens; its pages name the common `APP_URL`. */
  readonly url: string;
  readonly exportDir: string;
  /** A browser whose requests the load balancer gives to this process. */
  visitor(): Visitor;
  /** Mails that this process has sent, as text. */
  mails(): Promise<string[]>;
  stop(): Promise<void>;
  /** `kill -9`, and waits until it is gone. */
  kill(): Promise<void>;
}

const program = `
  const service = await import(process.argv[1]);
  const running = await service.main({
    env: process.env,
    migrations: 'migrations',
    clientFolder: null,
    loadApp: async () => service,
    loadPages: () => Promise.reject(new Error('Pages are not built.')),
  });
  console.log(running.port);
  process.once('SIGTERM', () => void running.close());
`;

export async function startNode(
  bundle: ServiceBundle,
  appUrl: string,
  env: Record<string, string>,
): Promise<TestNode> {
  const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-node-'));
  const exportDir = join(dataDir, 'export');
  const args = ['--input-type=module', '-e', program, pathToFileURL(bundle.file).href];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      ...env,
      APP_URL: appUrl,
      PORT: '0',
      DATA_DIR: dataDir,
      EXPORT_DIR: exportDir,
    },
  });
  const ended = once(child, 'exit');
  const [port] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data') as Promise<[string]>,
    ended.then(() => Promise.reject(new Error('The node ended before it was ready.'))),
  ]);
  const url = `http://127.0.0.1:${port.trim()}`;
  const app = {
    fetch: (request: Request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(url + pathname + search, request));
    },
  };
  const outbox = join(dataDir, 'outbox');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    exportDir,
    visitor: () => createVisitor(app, appUrl, '198.51.100.1'),
    mails: async () => {
      const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
