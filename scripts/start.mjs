// One command from a fresh clone: installs what is missing, moves to the pinned Node, builds what has changed, starts.
// Plain JavaScript without dependencies: it runs on the machine's own Node before anything is installed.
import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing, pinnedNode } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** @type {Record<string, string>} */
const programs = {
  serve: 'serve.ts',
  dev: 'dev.ts',
  build: 'build.ts',
  check: 'check.ts',
  test: 'test.ts',
  verify: 'verify.ts',
  seed: 'seed.ts',
  sums: 'sums.ts',
  bench: 'bench.ts',
  gallery: 'gallery.ts',
  copy: 'copy.ts',
  quality: 'quality.ts',
};
const [name = 'serve', ...args] = process.argv.slice(2);

const program = programs[name];
if (program === undefined) throw new Error(`There is no command ${name}.`);
installMissing(root);

const child = spawn(pinnedNode(root), [resolve(root, 'scripts', program), ...args], {
  cwd: root,
  stdio: 'inherit',
  // What the project's commands start runs on the pinned Node too.
  env: { ...process.env, PATH: [resolve(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter) },
});
// Ctrl-C reaches the child by itself, as the terminal signals the whole group; a signal sent to this process alone does not. It may
// arrive here twice, from the sender and through npm, so it is forwarded as the one that never counts as a second Ctrl-C.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGTERM');
  });
}
// npm signals its shell, which ends without a word to us: a parent that has gone has been told to stop.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 250).unref();
}
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
