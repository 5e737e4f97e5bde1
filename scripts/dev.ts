import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { ServerBuild } from 'react-router';
import { root } from './files.ts';
import type { MainOptions, Running } from '../src/main.ts';
import { runUntilSignal } from './run-until-signal.ts';

interface MainModule {
  main(options: MainOptions): Promise<Running>;
}

/** Loads a module of ours through Vite, which keeps it until it or something it imports changes. */
async function load<Module>(vite: ViteDevServer, id: string): Promise<Module> {
  return (await vite.ssrLoadModule(id)) as Module;
}

await runUntilSignal(async () => {
  const listening = process.listeners('SIGTERM');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  // Vite would end the process at SIGTERM by itself, before the database is closed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listening.includes(listener)) process.off('SIGTERM', listener);
  }
  const service = await load<MainModule>(vite, '/src/main.ts');
  const running = await service.main({
    env: { LOG_LEVEL: 'info', ...process.env },
    migrations: join(root, 'migrations'),
    clientFolder: null,
    loadApp: () => load(vite, '/src/app.ts'),
    loadPages: () => load<ServerBuild>(vite, 'virtual:react-router/server-build'),
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  });
  return {
    ...running,
    close: async () => {
      await running.close();
      await vite.close();
    },
  };
});
