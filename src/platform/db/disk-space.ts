import { statfs } from 'node:fs/promises';

/** Bytes and files left to an ordinary user where `folder` lies; `Infinity` files where the file system does not count them. */
export async function diskSpace(folder: string) {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return { free: bavail * bsize, freeFiles: files > 0 ? ffree : Infinity };
}

/** `/data/postgres has 1.5 MB free`, or the files that are left when these are what ran out. */
export async function describeDiskSpace(folder: string): Promise<string> {
  const { free, freeFiles } = await diskSpace(folder);
  const room = `${folder} has ${(free / 1_000_000).toFixed(1)} MB free`;
  return freeFiles < 1000 ? `${room} and room for ${freeFiles} more files` : room;
}
