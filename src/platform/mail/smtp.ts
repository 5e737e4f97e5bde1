import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { isPublicAddress } from '../http/public-address.ts';
import { MailRefused, type MailTransport } from './message.ts';

/** Shorter than the job's timeout. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends over SMTP, one connection per message: mail is too rare for a pool.
 * @param settings.url `smtp://user:password@host:587` or `smtps://…`.
 * @param settings.requireTls of `smtp:`, whether a server that offers no STARTTLS gets no mail.
 */
export function smtpTransport(settings: {
  readonly url: string;
  readonly from: string;
  readonly requireTls: boolean;
}): MailTransport {
  const { from } = settings;
  const server = createTransport({ url: settings.url, requireTLS: settings.requireTls, ...timeouts });
  const { hostname, host } = new URL(settings.url);
  return {
    destination: host,
    async deliver({ to, subject, text, html, replyTo }, { id }) {
      const messageId = `<${id}@${hostname}>`;
      try {
        await server.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          replyTo,
          messageId,
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

/** Whether mail for this host stays on the machine or in its private network: a loopback or private address, or a name without a dot. */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? !host.includes('.') || host.endsWith('.localhost') : !isPublicAddress(host);
}

/** Only a refused recipient is final; credentials and sender are retried until the operator fixes them. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false;
  const command = 'command' in error ? error.command : null;
  const reply = 'responseCode' in error ? error.responseCode : null;
  return command === 'RCPT TO' && typeof reply === 'number' && reply >= 500;
}
