import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

let count = 0;

/**
 * Writes a message as a file whose name sorts by time. The file is renamed once complete, so that watchers of the folder never
 * read half a message.
 * @param name made safe for a file name by the caller.
 * @returns the path.
 */
export async function writeToOutbox(folder: string, name: string, content: string | Buffer): Promise<string> {
  count += 1;
  const order = String(count % 10_000).padStart(4, '0');
  const instant = new Date().toISOString().replaceAll(':', '-');
  const unique = randomBytes(3).toString('hex');
  const fileName = `${instant}-${order}-${unique}-${name}`;
  const draft = join(folder, `.${fileName}.tmp`);
  const file = join(folder, fileName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return file;
}
