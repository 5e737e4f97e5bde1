import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { root } from './files.ts';
import { buildWhenChanged } from './build.ts';
import { loadService } from './load-service.ts';
import { runUntilSignal } from './run-until-signal.ts';

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
