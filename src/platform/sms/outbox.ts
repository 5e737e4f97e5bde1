import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { SmsTransport } from './message.ts';

/** Writes each message as a `.txt` file whose name sorts by time; a file has its name only once it is whole. */
export function smsOutbox(settings: { readonly folder: string; readonly log: Log }): SmsTransport {
  const { folder, log } = settings;
  let count = 0;
  return {
    destination: folder,
    async deliver({ to, text }) {
      count += 1;
      const order = String(count % 10_000).padStart(4, '0');
      const instant = new Date().toISOString().replaceAll(':', '-');
      const unique = randomBytes(3).toString('hex');
      const name = `${instant}-${order}-${unique}-${to.replaceAll(/[^\d+]/g, '_')}.txt`;
      const draft = join(folder, `.${name}.tmp`);
      const file = join(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, `To: ${to}\n\n${text}\n`, { mode: 0o600, flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      log.info(`text message written to ${file}`);
    },
  };
}
