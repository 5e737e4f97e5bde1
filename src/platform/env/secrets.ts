import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

/** Settings that are made once when the operator gave none. */
export interface Secrets {
  readonly authSecret: string;
  /** One path segment, without a slash. */
  readonly adminPath: string;
}

/**
 * The secret that signs sessions and the hidden admin path: from the environment, else made once and kept in
 * `dataDir/secrets` (0600).
 * @throws {ConfigError} when the folder cannot be written.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
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

/** Two starts may race: whoever links the name first decides, the other reads; a half-written file has no name. */
async function createOnce(file: string, secret: string): Promise<string> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await unlink(draft);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
