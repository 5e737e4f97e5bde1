import { spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

/** Makes a stale lock file of PostgreSQL name another program, which runs as its owner until the test ends. */
export async function renumber(file: string, stalePid: number): Promise<void> {
  const { uid, gid } = await stat(file);
  const stranger = spawn('sleep', ['300'], { uid, gid, cwd: '/', stdio: 'ignore' });
  onTestFinished(() => void stranger.kill());
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(String(stalePid), String(stranger.pid)));
}
