import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { DatabaseError } from '../database-error.ts';
import { describeDiskSpace } from '../disk-space.ts';
import { program, type Binaries } from './binaries.ts';
import type { Durability } from './cluster.ts';
import type { Home } from './home.ts';
import { ROOM_TO_START, requireRoom } from './room.ts';
import { spawnFailure, spawnSettings } from './run.ts';

export interface Ending {
  /** SQLSTATE of the last fatal line, e.g. `F0001` (another server holds the cluster), `53100` (disk full); empty without one. */
  readonly sqlState: string;
  /** That line, or the last one. */
  readonly reason: string;
}

/** Sized for one machine and a few processes: 20 MB idle, 100 connections. */
const settings: Record<string, string> = {
  cluster_name: 'moonpage',
  max_connections: '100',
  shared_buffers: '64MB',
  huge_pages: 'off',
  io_method: 'sync', // no I/O worker processes
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',
  max_wal_senders: '0',
  wal_level: 'minimal',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m %p %e ',
  // Messages to clients are not kept: they may name people.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const unsafe: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const LONGEST_LOG = 5_000_000;

/**
 * Starts a server in a process group of its own, which outlives us and writes to the log file.
 * @returns `ended` settles with its ending, and rejects when this system cannot run it.
 */
export async function startPostmaster(
  home: Home,
  binaries: Binaries,
  durability: Durability,
  listenSettings: Record<string, string>,
) {
  const all = { ...settings, ...(durability === 'none' ? unsafe : {}), ...listenSettings };
  const args = [
    '-D',
    home.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = await open(home.logFile, 'a', 0o600);
  try {
    if (home.account) await log.chown(home.account.uid, home.account.gid); // which may have to go on without root
    const { size } = await log.stat();
    if (size > LONGEST_LOG) await log.truncate(0);
    const from = size > LONGEST_LOG ? 0 : size;
    const child = spawn(program(binaries, 'postgres'), args, {
      ...spawnSettings(home.account),
      stdio: ['ignore', log.fd, log.fd],
    });
    const ended = new Promise<Ending>((resolve, reject) => {
      child.on('error', (error) => reject(spawnFailure(error, home.account)));
      child.on('exit', () => resolve(readEnding(home.logFile, from)));
    });
    ended.catch(() => {}); // the waiting start handles it; a later rejection has no handler
    child.unref();
    return { process: child, ended };
  } finally {
    await log.close();
  }
}

const fatal = /^\S+ \S+ \S+ \d+ ([0-9A-Z]{5}) (?:FATAL|PANIC): +(\S.*)$/;

async function readEnding(logFile: string, from: number): Promise<Ending> {
  const text = (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(from).toString();
  const lines = text.trim().split('\n');
  const reasons = lines.map((line) => fatal.exec(line)).filter((match) => match !== null);
  // 57P01 and 57P03: clients that connected too early or too late.
  const last = reasons.findLast(([, sqlState]) => !sqlState?.startsWith('57P0'));
  return { sqlState: last?.[1] ?? '', reason: last?.[2] ?? lines.at(-1) ?? '' };
}

/** The one line for a server that ended before it let us in. */
export async function startFailure(ending: Ending, home: Home): Promise<DatabaseError> {
  await requireRoom(home.folder, ROOM_TO_START, 'the private PostgreSQL');
  const reason = ending.reason || 'it said nothing';
  if (ending.sqlState === '53100') {
    return new DatabaseError(
      'DISK_FULL',
      `The disk is full: ${reason}; ${await describeDiskSpace(home.folder)}. Free some space and start again.`,
    );
  }
  return new DatabaseError(
    'START_FAILED',
    `The private PostgreSQL in ${home.cluster} does not start: ${reason} (more in ${home.logFile}).`,
  );
}
