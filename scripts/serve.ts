import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { buildWhenChanged } from './build.ts';
import { loadService } from './load-service.ts';
import { runUntilSignal } from './run-until-signal.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runUntilSignal(async () => {
  process.env['NODE_ENV'] = 'production';
  await buildWhenChanged(root);
  const service = await loadService(root);
  return service.main({
    env: process.env,
    migrations: join(root, 'migrations'),
    clientFolder: join(root, 'build/web/client'),
    loadApp: async () => service,
    loadPages: async () =>
      (await import(pathToFileURL(join(root, 'build/web/server/index.js')).href)) as ServerBuild,
  });
});
