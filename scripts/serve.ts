import cluster from 'node:cluster';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { parseConfig } from '../src/platform/env/config.ts';
import type { Running } from '../src/main.ts';
import { root } from './files.ts';
import { buildWhenChanged } from './build.ts';
import { keepTickShape } from './serve/keep-tick-shape.ts';
import { loadService } from './load-service.ts';
import { runUntilSignal } from './run-until-signal.ts';
import { runWorkers } from './serve/workers.ts';

/** Tests are all tried on one build, whatever happens to the sources meanwhile. */
const isBuilt = process.argv.includes('--built');

process.env['NODE_ENV'] = 'production';
keepTickShape();
if (cluster.isPrimary) {
  await runUntilSignal(async () => {
    if (!isBuilt) await buildWhenChanged(root);
    const { workers } = parseConfig(process.env);
    return workers === 1 ? serve() : runWorkers(workers);
  });
} else {
  await runUntilSignal(serve, (startMessage) => process.send?.(startMessage));
}

async function serve(): Promise<Running> {
  const service = await loadService(root);
  return service.main({
    env: process.env,
    migrations: join(root, 'migrations'),
    clientFolder: join(root, 'build/web/client'),
    loadApp: async () => service,
    say: process.env['QUIET_START'] === undefined ? console.log : undefined,
    loadPages: async () =>
      (await import(pathToFileURL(join(root, 'build/web/server/index.js')).href)) as ServerBuild,
  });
}
