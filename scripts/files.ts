import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Folder of the checkout. */
export const root = dirname(import.meta.dirname);

/** Writes a file, and makes its folder where missing. */
export async function writeInto(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
