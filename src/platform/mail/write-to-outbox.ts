import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../files/files.ts';

let count = 0;

/**
 * Writes a message as a file whose name sorts by time.
 * @param name made safe for a file name by the caller.
 * @returns the path.
 */
export async function writeToOutbox(folder: string, name: string, content: string | Buffer): Promise<string> {
  count += 1;
  const order = String(count % 10_000).padStart(4, '0');
  const instant = new Date().toISOString().replaceAll(':', '-');
  const unique = randomBytes(3).toString('hex');
  const file = join(folder, `${instant}-${order}-${unique}-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await replaceFile(file, content, 0o600);
  return file;
}
