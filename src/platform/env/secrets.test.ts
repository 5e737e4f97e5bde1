import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';

const folders: string[] = [];
const emptyFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-secrets-'));
  folders.push(folder);
  return folder;
};
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

test('secrets are made once, kept, and readable by their owner alone', async () => {
  const config = parseConfig({ DATA_DIR: await emptyFolder() });
  const first = await loadSecrets(config);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(40);
  expect(first.adminPath).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{15}$/);
  expect(await loadSecrets(config)).toEqual(first);
  expect((await stat(join(config.dataDir, 'secrets', 'auth-secret'))).mode & 0o777).toBe(0o600);
});

test('two starts at once agree', { retry: 0 }, async () => {
  const config = parseConfig({ DATA_DIR: await emptyFolder() });
  const all = await Promise.all([loadSecrets(config), loadSecrets(config), loadSecrets(config)]);
  expect(new Set(all.map(({ authSecret }) => authSecret)).size).toBe(1);
  expect(await readFile(join(config.dataDir, 'secrets', 'auth-secret'), 'utf8')).toBe(all[0]?.authSecret);
});

test('settings of the operator are used and not written', async () => {
  const dataDir = await emptyFolder();
  const secrets = await loadSecrets(
    parseConfig({ DATA_DIR: dataDir, AUTH_SECRET: 's'.repeat(32), ADMIN_PATH: '/back-door-7' }),
  );
  expect(secrets).toEqual({ authSecret: 's'.repeat(32), adminPath: 'back-door-7' });
  await expect(stat(join(dataDir, 'secrets'))).rejects.toThrow('ENOENT');
});

test('a folder that cannot be written stops the start with one line', async () => {
  const file = join(await emptyFolder(), 'a-file');
  await writeFile(file, '');
  const config = parseConfig({ DATA_DIR: join(file, 'data') });
  await expect(loadSecrets(config)).rejects.toThrow(/^DATA_DIR cannot be written: /);
});
