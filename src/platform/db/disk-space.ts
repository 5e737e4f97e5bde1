import { statfs } from 'node:fs/promises';

/** Room left on a folder's disk for an ordinary user. */
export interface DiskSpace {
  /** Bytes. */
  readonly free: number;
  /** Files that may still be made; `Infinity` where the file system does not count them. */
  readonly freeFiles: number;
}

/** Room left where `folder` lies; `folder` must exist. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return { free: bavail * bsize, freeFiles: files > 0 ? ffree : Infinity };
}

/** `/data/postgres has 1.5 MB free`, or the files that are left when these are what ran out. */
export async function describeDiskSpace(folder: string): Promise<string> {
  const { free, freeFiles } = await diskSpace(folder);
  const room = `${folder} has ${(free / 1_000_000).toFixed(1)} MB free`;
  return freeFiles < 1000 ? `${room} and room for ${freeFiles} more files` : room;
}
