import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const part = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const manifestShape = z.object({ entry: part, routes: z.record(z.string(), part) });

/** Screens, and the routes of which each is made. */
const screens = {
  'the sign-in': ['root', 'layouts/auth', 'routes/login'],
  'the studio, without designs': ['root', 'layouts/signed-in', 'routes/edit-landing'],
  'the signed-in shell with the dashboard': ['root', 'layouts/signed-in', 'routes/dashboard'],
} as const;

/** The scripts that a browser loads before a screen is alive, in Brotli, as the build has made them. */
export async function measureShell(root: string): Promise<void> {
  const client = join(root, 'build/web/client');
  const { entry, routes } = await readManifest(client);
  for (const [name, ids] of Object.entries(screens)) {
    const files = new Set([entry, ...ids.map((id) => routes[id] ?? missing(id))].flatMap(filesOf));
    const sizes = await Promise.all([...files].map((file) => sentBytes(join(client, file))));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`scripts of ${name}: ${(bytes / 1000).toFixed(0)} KB in ${files.size} files`);
  }
}

/** React Router's table of routes and their files, which is an assignment of JSON. */
async function readManifest(client: string): Promise<z.infer<typeof manifestShape>> {
  for await (const file of glob('assets/manifest-*.js', { cwd: client })) {
    const text = await readFile(join(client, file), 'utf8');
    return manifestShape.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  }
  throw new Error(`There is no table of routes in ${client}`);
}

const filesOf = ({ module, imports }: z.infer<typeof part>) => [module, ...imports];

/** A file that is too small to be worth it has no compressed twin. */
async function sentBytes(path: string): Promise<number> {
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}

function missing(id: string): never {
  throw new Error(`There is no route ${id}.`);
}
