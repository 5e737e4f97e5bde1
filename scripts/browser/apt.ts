import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Installs Debian packages, as root or through sudo. */
export function aptInstall(packages: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    console.log(`apt-get ${args.join(' ')}`);
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
    const { status } = spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    if (status !== 0)
      throw new Error(
        `apt-get ${args[0]} failed: install ${packages.join(', ')} by hand and run the command again.`,
      );
  }
}

/** The first program of one of these names on the PATH. */
export function findProgram(candidates: readonly string[]): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of candidates) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        continue;
      }
    }
  }
  return null;
}
