import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { MailTransport } from './message.ts';
import { outboxTransport } from './outbox.ts';
import { smtpTransport } from './smtp.ts';

/** Through `SMTP_URL`, or as files in `dataDir/outbox` when there is none. */
export function openMailTransport(
  settings: { readonly smtpUrl: string | null; readonly mailFrom: string; readonly dataDir: string },
  log: Log,
): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = settings;
  if (smtpUrl !== null) return smtpTransport({ url: smtpUrl, from: mailFrom });
  return outboxTransport({ folder: join(dataDir, 'outbox'), from: mailFrom, log });
}
