import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { chmod, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A disk of its own, in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all room but this many megabytes, with a file that `free` removes. */
  fill(leftMegabytes: number): Promise<void>;
  free(): Promise<void>;
  resize(megabytes: number): void;
}

/** Whether this process may mount disks: root outside narrow containers. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'moonpage-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/** Mounts a disk that is gone after the test. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'moonpage-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  });
  await chmod(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill(leftMegabytes) {
      const file = await open(filler, 'w');
      const megabyte = Buffer.alloc(1_000_000);
      let size = 0;
      try {
        for (;;) size += (await file.write(megabyte)).bytesWritten;
      } catch {
        await file.truncate(Math.max(0, size - leftMegabytes * 1_000_000));
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    resize(to) {
      execFileSync('mount', ['-o', `remount,size=${to}m`, folder]);
    },
  };
}
