import { EventEmitter, once } from 'node:events';
import type { SmsMessage, SmsTransport } from '../platform/sms/message.ts';

/** Phones for tests that keep everything. */
export interface PhoneBox extends SmsTransport {
  /** All that was delivered, in order. */
  readonly messages: readonly SmsMessage[];
  /** The `count`-th message to this number, as soon as it is there. */
  messageTo(phone: string, count?: number): Promise<SmsMessage>;
}

export function createPhoneBox(): PhoneBox {
  const messages: SmsMessage[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  return {
    messages,
    destination: 'phones in memory',
    async deliver(message) {
      messages.push(message);
      arrivals.emit('message');
    },
    async messageTo(phone, count = 1) {
      for (;;) {
        const message = messages.filter(({ to }) => to === phone)[count - 1];
        if (message) return message;
        await once(arrivals, 'message');
      }
    },
  };
}

/** The six digits in a mail or a text message. */
export function codeIn(message: { readonly text: string }): string {
  const code = /(?<![\w-])\d{6}(?![\w-])/.exec(message.text)?.[0];
  if (code === undefined) throw new Error(`There is no code in this message:\n${message.text}`);
  return code;
}
