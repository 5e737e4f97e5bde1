import { z } from 'zod';
import type { Job, JobKind } from '../../../platform/jobs/job-kind.ts';
import { type Email, renderEmail } from '../../../platform/mail/email.ts';
import type { EmailSettings } from '../../../platform/mail/email-page.tsx';
import { type Mail, mailJob } from '../../../platform/mail/mail.ts';

interface Words {
  readonly subject: string;
  readonly heading: string;
  /** After 'Somebody, hopefully you,'. */
  readonly what: string;
  /** What to do if it was somebody else: write to support. Otherwise a password link helps whoever reads the account's mail. */
  readonly otherwise?: string;
}

/** Changes that a security notice reports. */
const notices = {
  'email-change-asked': {
    subject: 'Somebody asked to change your email',
    heading: 'Is your address changing?',
    what: 'asked to move your account to another email address. It moves once the link that we sent there is opened.',
  },
  'email-changed': {
    subject: 'Your email was changed',
    heading: 'Your address was changed',
    what: 'moved your account to another email address. This one no longer signs in.',
    otherwise: 'It was not you? Write to us at once: links to a new password no longer reach you here.',
  },
  'phone-changed': {
    subject: 'A phone was added to your account',
    heading: 'A new phone',
    what: 'added a phone number to your account. Codes that are sent to it sign in.',
  },
  'phone-removed': {
    subject: 'The phone of your account was removed',
    heading: 'Your phone was removed',
    what: 'removed the phone number of your account. It no longer signs in.',
  },
  'identity-linked': {
    subject: 'Another account was linked to yours',
    heading: 'A new way in',
    what: 'linked an account at another site to yours. It signs in from now on; your account settings say which it is.',
  },
  'identity-unlinked': {
    subject: 'A linked account was removed from yours',
    heading: 'One way in less',
    what: 'unlinked an account at another site from yours. It no longer signs in.',
  },
  'second-factor-off': {
    subject: 'Your account no longer asks for a second factor',
    heading: 'The second factor is off',
    what: 'turned the second factor off. Signing in no longer takes a code of the authenticator app.',
  },
  'backup-codes-renewed': {
    subject: 'Your account has new backup codes',
    heading: 'New backup codes',
    what: 'made new backup codes for your account. The earlier ones no longer work.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    heading: 'A new password',
    what: 'set a new password for your account, with a link from this mailbox. Everybody who was signed in is signed out.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    heading: 'Your account is gone',
    what: 'deleted your account, with its page and everything else in it.',
    otherwise:
      'It was not you? The account cannot be brought back. Write to us, and change the password of this mailbox: somebody else may read it.',
  },
} satisfies Record<string, Words>;
export type NoticeKind = keyof typeof notices;

const isKind = (kind: unknown): kind is NoticeKind =>
  typeof kind === 'string' && Object.hasOwn(notices, kind);
export const noticeKinds = Object.keys(notices).filter(isKind);

const notice = z.strictObject({
  kind: z.custom<NoticeKind>(isKind),
  to: z.email(),
  /** What else signs in, when the password has changed. */
  remaining: z.array(z.string()).optional(),
});
type Notice = z.infer<typeof notice>;

/** Security notices: a user learns of each change of how their account is entered, and of its end. */
export const noticeMail: JobKind<Notice> = { name: 'account.notice', data: notice, ...mailJob };

export function noticeTo({ email }: { readonly email: string }, kind: NoticeKind): Notice {
  return { kind, to: email };
}

export async function sendNoticeMail(
  deps: EmailSettings & { readonly mail: Mail },
  job: Job<Notice>,
): Promise<void> {
  await deps.mail.deliver({ to: job.data.to, ...(await noticeEmail(deps, job.data)) }, job);
}

/** A security notice, with what to do if the change was somebody else's. */
export function noticeEmail(
  settings: EmailSettings,
  { kind, remaining }: Omit<Notice, 'to'>,
): Promise<Email> {
  const { productName, appUrl } = settings;
  const { subject, heading, what, otherwise }: Words = notices[kind];
  const wayOut = otherwise === undefined ? 'login?view=forgotten_password' : 'support';
  return renderEmail(settings, {
    subject: `${subject} (${productName})`,
    heading,
    paragraphs: [
      `Somebody, hopefully you, ${what}`,
      ...(remaining === undefined ? [] : [otherWays(remaining)]),
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'It was not me', url: `${appUrl}/${wayOut}` },
    otherwise:
      otherwise ??
      'It was not you? Set a new password at once, which signs everybody out, then look at your account settings.',
  });
}

/** A new password ends sessions only, so the notice lists what else signs in. */
function otherWays(remaining: readonly string[]): string {
  if (remaining.length === 0) return 'Besides it, only messages to this mailbox sign you in.';
  return `These sign in as well, as they did before: ${remaining.join(', ')}. If one is not yours, remove it in your account settings.`;
}
