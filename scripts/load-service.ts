import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Service from '../src/service.ts';

/** The built service of this checkout; build it first. */
export async function loadService(root: string): Promise<typeof Service> {
  const file = join(root, 'build', 'service', 'service.js');
  return (await import(pathToFileURL(file).href)) as typeof Service;
}
