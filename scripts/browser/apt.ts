import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A mirror that answers badly is asked again; another apt that runs is waited for, seconds. */
const aptOptions = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];

/** Installs Debian packages, as root or through sudo. */
export function aptInstall(packages: readonly string[]): void {
  // What the machine knows of its packages may be enough when the lists cannot be read anew.
  apt(['update']);
  if (apt(['install', '-y', '--no-install-recommends', ...packages]) !== 0)
    throw new Error(
      `apt-get install failed: install ${packages.join(', ')} by hand and run the command again.`,
    );
}

function apt(args: readonly string[]): number | null {
  console.log(`apt-get ${args.join(' ')}`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-qq', ...aptOptions, ...args];
  return spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
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
