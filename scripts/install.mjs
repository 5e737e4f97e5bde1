import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs `npm ci` when `node_modules` is missing or belongs to another lock file.
 * @param {string} root folder of the project
 */
export function installMissing(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules', '.moonpage-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock && existsSync(pinnedNode(root))) return;
  console.log('Installing packages, once (a minute or two) …');
  // A registry that did not answer once usually does the next time.
  if (!npmCi(root)) {
    console.log('Trying to install the packages once more …');
    if (!npmCi(root)) {
      console.error('The packages could not be installed: see the lines above, then run the command again.');
      process.exit(1);
    }
  }
  writeFileSync(mark, lock);
}

/** @param {string} root folder of the project */
function npmCi(root) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * The Node that the project pins, whatever the machine's own is.
 * @param {string} root folder of the project
 */
export function pinnedNode(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', 'node', 'bin', name);
}
