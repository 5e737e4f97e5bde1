import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../errors/system-error.ts';
import { createOnce } from '../files/files.ts';
import { ConfigError, type Config } from './config.ts';

/** Settings that are made once when the operator gave none. */
export type Secrets = Awaited<ReturnType<typeof loadSecrets>>;

/**
 * The secret that signs sessions and the hidden admin path: from the environment, else made once and kept in
 * `dataDir/secrets` (0600).
 * @throws {ConfigError} when the folder cannot be written.
 */
export async function loadSecrets(config: Config) {
  const folder = join(config.dataDir, 'secrets');
  const kept = async (name: string, bytes: number) => {
    try {
      return await readOrCreate(folder, name, bytes);
    } catch (error) {
      throw new ConfigError(`DATA_DIR cannot be written: ${messageOf(error)}`);
    }
  };
  return {
    authSecret: config.authSecret ?? (await kept('auth-secret', 32)),
    /** One path segment, without a slash. */
    adminPath: config.adminPath ?? (await kept('admin-path', 12)),
  };
}

async function readOrCreate(folder: string, name: string, bytes: number): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (existing !== '') return existing;
  return createOnce(file, randomBytes(bytes).toString('base64url').replace(/^[-_]/, 'm'));
}
