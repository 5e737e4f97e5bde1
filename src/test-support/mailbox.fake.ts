import { EventEmitter, once } from 'node:events';
import type { MailMessage, MailTransport } from '../platform/mail/message.ts';

/** A mail server for tests that keeps everything. */
export interface Mailbox extends MailTransport {
  /** All that was delivered, in order. */
  readonly mails: readonly MailMessage[];
  /** The `count`-th mail to this address, as soon as it is there. */
  mailTo(address: string, count?: number): Promise<MailMessage>;
}

export function createMailbox(): Mailbox {
  const mails: MailMessage[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  return {
    mails,
    destination: 'a mailbox in memory',
    async deliver(message) {
      mails.push(message);
      arrivals.emit('mail');
    },
    async mailTo(address, count = 1) {
      for (;;) {
        const mail = mails.filter(({ to }) => to === address)[count - 1];
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
  };
}

/** The token and type in the link of a mail, as the page that it opens reads them. */
export function linkIn(mail: Pick<MailMessage, 'text'>): {
  access_token: string;
  type: string;
  page: string;
} {
  const url = URL.parse(/https?:\/\/\S+#access_token=\S+/.exec(mail.text)?.[0] ?? '');
  if (!url) throw new Error(`There is no link in this mail:\n${mail.text}`);
  const fragment = new URLSearchParams(url.hash.slice(1));
  return {
    access_token: fragment.get('access_token') ?? '',
    type: fragment.get('type') ?? '',
    page: url.pathname,
  };
}
