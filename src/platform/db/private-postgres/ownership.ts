import { lchown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** Hands a folder and all that is in it to a user; the outermost folder last, so that a kill in between can be repeated. */
export async function giveTree(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTree(path, account);
    else await lchown(path, account.uid, account.gid);
  }
  await lchown(folder, account.uid, account.gid);
}
