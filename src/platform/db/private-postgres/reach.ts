import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

export const READ = 4;
export const ENTER = 1;

/** The outermost of `folder` and the folders above it that this user may not enter; null when all are open. */
export async function closedFolder(folder: string, account: Account): Promise<string | null> {
  const above = dirname(folder);
  const closedAbove = above === folder ? null : await closedFolder(above, account);
  return closedAbove ?? ((await allows(folder, account, ENTER)) ? null : folder);
}

/** Whether this user may, by mode bits and with open folders above; what an access list opens beyond that stays unused. */
export async function allows(path: string, account: Account, wanted: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
