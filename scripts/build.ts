import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { compressFolder } from './compress.ts';

const sources = [
  'src/**/*',
  'engine/**/*',
  'package-lock.json',
  '{vite,vite.server,react-router}.config.ts',
  'scripts/build.ts',
  'scripts/compress.ts',
];

/** Builds the browser files, the pages and the service, unless nothing they are made of has changed. */
export async function buildWhenChanged(root: string): Promise<void> {
  const mark = join(root, 'build', 'fingerprint');
  const current = await fingerprint(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === current) return;
  console.log('Building, as something has changed (a minute or two) …');
  await rm(join(root, 'build'), { recursive: true, force: true });
  const bin = (name: string) => join(root, 'node_modules', '.bin', name);
  await Promise.all([
    run(root, bin('react-router'), ['build', '--logLevel', 'warn']),
    run(root, bin('vite'), ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']),
  ]);
  await compressFolder(join(root, 'build/web/client'));
  await writeFile(mark, current);
}

/** A hash over path, size and time of every source file: no file is read. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root, exclude: (name) => name === 'node_modules' }))
    if (!/\.test\.tsx?$/.test(file)) files.push(file);
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function run(cwd: string, command: string, args: string[]): Promise<void> {
  const code = await new Promise<number | null>((done, fail) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', fail);
    child.on('exit', done);
  });
  if (code !== 0) throw new Error(`The build failed: ${command} ${args.join(' ')}`);
}

if (import.meta.main) await buildWhenChanged(process.cwd());
