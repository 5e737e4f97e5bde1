import { spawn } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownEnv } from '../../src/test-support/own-env.ts';

/** Its start makes a database, its end waits for what is in flight. */
const hang = { timeout: 110_000 };

test.each([
  ['npm alone', 'SIGTERM'],
  ['the whole group', 'SIGINT'],
] as const)(
  'npm start announces itself, and ends with its database when %s is sent %s',
  async (whom, signal) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-start-'));
    const npm = spawn('npm', ['start'], {
      env: { ...ownEnv(), DATA_DIR: dataDir, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    onTestFinished(() => {
      try {
        process.kill(-(npm.pid ?? 0), 'SIGKILL');
      } catch {
        // It has ended.
      }
    });
    let printed = '';
    npm.stdout.on('data', (part: Buffer) => (printed += part.toString()));
    await expect.poll(() => printed, hang).toContain("'s password, once: ");
    expect(printed).toContain(`Mail goes to ${join(dataDir, 'outbox')}`);
    const url = /is ready: (\S+)/.exec(printed)?.[1] ?? '';
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    expect(ready.headers.get('keep-alive')).toBe('timeout=75');
    const databaseRuns = () =>
      access(join(dataDir, 'postgres', 'cluster', 'postmaster.pid')).then(
        () => true,
        () => false,
      );
    expect(await databaseRuns()).toBe(true);

    process.kill(whom === 'npm alone' ? (npm.pid ?? 0) : -(npm.pid ?? 0), signal);
    await expect.poll(() => fetch(url).catch(() => 'gone'), hang).toBe('gone');
    await expect.poll(databaseRuns, hang).toBe(false);
    await rm(dataDir, { recursive: true, force: true });
  },
  3 * hang.timeout + 30_000,
);
