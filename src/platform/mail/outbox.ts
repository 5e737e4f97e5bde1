import { createTransport } from 'nodemailer';
import type { Log } from '../log/log.ts';
import type { MailTransport } from './message.ts';
import { writeToOutbox } from './write-to-outbox.ts';

/** Writes each message as an `.eml` file. */
export function outboxTransport(settings: {
  readonly folder: string;
  readonly from: string;
  readonly log: Log;
}): MailTransport {
  const { folder, from, log } = settings;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
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
      // With `buffer` the message is one.
      const content = message as Buffer;
      const file = await writeToOutbox(folder, `${to.replaceAll(/[^\w.@+-]/g, '_')}.eml`, content);
      log.info(`mail written to ${file}`);
    },
  };
}

/** Plain text without transfer encoding, so that a link can be copied from the file. */
function readablePart(text: string): string {
  const body = text.replaceAll(/\r?\n/g, '\r\n');
  return `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${body}`;
}
