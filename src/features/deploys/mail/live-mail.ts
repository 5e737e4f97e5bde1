import { z } from 'zod';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Email, renderEmail } from '../../../platform/mail/email.ts';
import type { EmailSettings } from '../../../platform/mail/email-page.tsx';
import { type Mail, mailJob } from '../../../platform/mail/mail.ts';

const message = z.strictObject({
  to: z.email(),
  userId: z.string(),
  coinName: z.string(),
  url: z.url(),
});
type LiveMessage = z.infer<typeof message>;

/** Tells a creator where the page is that went live for the first time. */
export const liveMail: JobKind<LiveMessage> = { name: 'deploys.live-mail', data: message, ...mailJob };

export async function sendLiveMail(
  deps: EmailSettings & { readonly mail: Mail },
  job: Job<LiveMessage>,
): Promise<void> {
  await deps.mail.deliver({ to: job.data.to, ...(await liveEmail(deps, job.data)) }, job);
}

/** Where the page is, and what there is to do with it. */
export function liveEmail(
  settings: EmailSettings,
  { userId, coinName, url }: Omit<LiveMessage, 'to'>,
): Promise<Email> {
  const { appUrl, productName } = settings;
  const subject = `${coinName} is live`;
  return renderEmail(settings, {
    subject: `${subject} (${productName})`,
    heading: subject,
    paragraphs: [
      `Everybody can read your page now: ${decodeURI(url)}`,
      'Pin the address in your Telegram group and put it into your profile on X: that is where people look for it.',
      `Your dashboard has posts and a QR code to share, and shows how many people read the page: ${appUrl}/dashboard/${userId}`,
    ],
    action: { label: 'Open your page', url },
    otherwise: `You can change the page and publish it again at any time; the address stays. Questions? Write to us: ${appUrl}/support`,
  });
}
