import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Service from '../src/service.ts';

/** The built service of this checkout; build it first. */
export async function loadService(root: string): Promise<typeof Service> {
  const file = join(root, 'build', 'service', 'service.js');
  return (await import(pathToFileURL(file).href)) as typeof Service;
}

/** Lends the services of an environment, without a socket, and warns only, unless that says otherwise. */
export function withServices(
  service: typeof Service,
  { root, env }: { root: string; env: NodeJS.ProcessEnv },
  work: Parameters<typeof service.withServices>[1],
): Promise<void> {
  const migrations = join(root, 'migrations');
  return service.withServices(
    { env: { LOG_LEVEL: 'warn', ...env }, migrations, loadApp: async () => service },
    work,
  );
}
