import { EventEmitter, once } from 'node:events';
import type { MailMessage, MailTransport } from '../platform/mail/message.ts';

/** A mail server for tests that keeps everything. */
export interface Mailbox extends MailTransport {
  /** All that was delivered, in order. */
  readonly letters: readonly MailMessage[];
  /** The `count`-th letter to this address, as soon as it is there. */
  letterTo(address: string, count?: number): Promise<MailMessage>;
}

export function createMailbox(): Mailbox {
  const letters: MailMessage[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  return {
    letters,
    destination: 'a mailbox in memory',
    async deliver(message) {
      letters.push(message);
      arrivals.emit('letter');
    },
    async letterTo(address, count = 1) {
      for (;;) {
        const letter = letters.filter(({ to }) => to === address)[count - 1];
        if (letter) return letter;
        await once(arrivals, 'letter');
      }
    },
  };
}

/** The token and type in the link of a letter, as the page that it opens reads them. */
export function linkIn(letter: Pick<MailMessage, 'text'>): {
  access_token: string;
  type: string;
  page: string;
} {
  const url = URL.parse(/https?:\/\/\S+#access_token=\S+/.exec(letter.text)?.[0] ?? '');
  if (!url) throw new Error(`There is no link in this letter:\n${letter.text}`);
  const fragment = new URLSearchParams(url.hash.slice(1));
  return {
    access_token: fragment.get('access_token') ?? '',
    type: fragment.get('type') ?? '',
    page: url.pathname,
  };
}
