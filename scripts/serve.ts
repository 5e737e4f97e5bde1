import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MainOptions, Running } from '../src/main.ts';
import { buildWhenChanged } from './build.ts';
import { runUntilSignal } from './run-until-signal.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

interface Service {
  main(options: MainOptions): Promise<Running>;
  createApp: Awaited<ReturnType<MainOptions['loadApp']>>['createApp'];
}

await runUntilSignal(async () => {
  process.env['NODE_ENV'] = 'production';
  await buildWhenChanged(root);
  const service = (await import(pathToFileURL(join(root, 'build/service/service.js')).href)) as Service;
  return service.main({
    env: process.env,
    migrations: join(root, 'migrations'),
    clientFolder: join(root, 'build/web/client'),
    loadApp: async () => service,
    loadPages: () => import(pathToFileURL(join(root, 'build/web/server/index.js')).href),
  });
});
