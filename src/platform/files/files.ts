import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors/system-error.ts';

export async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}

/** Writes a file whole or not at all, on the disk before it returns; makes its folder where missing. */
export async function replaceFile(file: string, bytes: Uint8Array | string, mode?: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, bytes, { mode, flag: 'wx', flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Creates a private file (0600) unless it exists; of two processes that race, the first to link the name wins. @returns its content */
export async function createOnce(file: string, text: string): Promise<string> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
    return text;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await rm(draft, { force: true });
  }
}

/** A new name survives a power cut only once its folder is on the disk too. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // folders cannot be opened there
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
