import { spawn } from 'node:child_process';
import type { DatabaseError } from '../database-error.ts';
import { noAccount, type Account } from './account.ts';
import { codeOf } from '../../errors/system-error.ts';
import { unusableBinaries } from './binaries.ts';

/** Spawn options that all programs of PostgreSQL share: a group of their own, no secrets of ours, no folder that may be closed. */
export function spawnSettings(account: Account | null) {
  const { PATH, SystemRoot, TEMP } = process.env;
  // Messages in English and times in UTC, whatever the machine's locale is.
  const env = { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' };
  return { ...account, cwd: '/', env, detached: true, windowsHide: true };
}

/**
 * Runs a program of PostgreSQL to its end.
 * @returns null when it succeeded; else its last complaint on either stream, or its last line.
 * @throws {DatabaseError} NO_BINARIES when this system cannot run it.
 */
export async function run(
  file: string,
  args: readonly string[],
  account: Account | null,
  input: string,
): Promise<string | null> {
  const child = spawn(file, args, { ...spawnSettings(account), stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.stdin.on('error', () => {}); // it ended before it read everything; its exit code says so
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(spawnFailure(error, account)));
    child.on('close', resolve);
  });
  const lines = output.trim().split('\n');
  const complaint = lines.findLast((line) => /(?:FATAL|PANIC|ERROR|error):/.test(line));
  const reason = complaint?.replace(/^.*?(?:FATAL|PANIC|ERROR|error): +/, '') ?? lines.at(-1) ?? '';
  if (code === 127) throw unusableBinaries(reason);
  return code === 0 ? null : reason;
}

/** Why a program did not even begin: it cannot be run here, or not as that user (a container without the right to change users). */
export function spawnFailure(error: Error, account: Account | null): DatabaseError {
  const code = codeOf(error);
  if (account && (code === 'EPERM' || code === 'EINVAL'))
    return noAccount(`root may not become user id ${account.uid} here: start as another user`, error);
  return unusableBinaries(code, error);
}
