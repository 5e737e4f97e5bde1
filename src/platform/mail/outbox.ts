import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log/log.ts';
import type { MailTransport } from './message.ts';

/**
 * Writes each message as an `.eml` file whose name sorts by time. A file has its name only once it is whole, so whoever
 * watches the folder never reads half a message.
 */
export function outboxTransport(settings: {
  readonly folder: string;
  readonly from: string;
  readonly log: Log;
}): MailTransport {
  const { folder, from, log } = settings;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let count = 0;
  return {
    destination: folder,
    async deliver({ to, subject, text, html, replyTo }, { id }) {
      const { message } = await composer.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text: { raw: readablePart(text) },
        html,
        replyTo,
        messageId: `<${id}@outbox>`,
      });
      count += 1;
      const order = String(count % 10_000).padStart(4, '0');
      const instant = new Date().toISOString().replaceAll(':', '-');
      const unique = randomBytes(3).toString('hex');
      const name = `${instant}-${order}-${unique}-${to.replaceAll(/[^\w.@+-]/g, '_')}.eml`;
      const draft = join(folder, `.${name}.tmp`);
      const file = join(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, message, { mode: 0o600, flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      log.info(`mail written to ${file}`);
    },
  };
}

/** Plain text as it is, so that a link can be copied from the file without decoding anything. */
function readablePart(text: string): string {
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${body}`;
}
