import { spawn } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

for (const [whom, signal] of [
  ['npm alone', 'SIGTERM'],
  ['the whole group', 'SIGINT'],
] as const) {
  test(`npm start announces itself, and ends with its database when ${whom} is sent ${signal}`, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-start-'));
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let printed = '';
    npm.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    await expect.poll(() => printed, { timeout: 120_000 }).toContain("'s password, once: ");
    expect(printed).toContain(`Mail goes to ${join(dataDir, 'outbox')}`);
    const url = /is ready: (\S+)/.exec(printed)?.[1] ?? '';
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const databaseRuns = () =>
      access(join(dataDir, 'postgres', 'cluster', 'postmaster.pid')).then(
        () => true,
        () => false,
      );
    expect(await databaseRuns()).toBe(true);

    process.kill(whom === 'npm alone' ? (npm.pid ?? 0) : -(npm.pid ?? 0), signal);
    await expect.poll(() => fetch(url).catch(() => 'gone')).toBe('gone');
    await expect.poll(databaseRuns).toBe(false);
    await rm(dataDir, { recursive: true, force: true });
  });
}
