import { renderEmail, greeting, type Email, type EmailSettings } from './email-layout.tsx';
import type { NoticeKind } from './notice-kinds.ts';

const notices: Record<NoticeKind, { subject: string; heading: string; what: string }> = {
  'email-change-asked': {
    subject: 'Somebody asked to change your email',
    heading: 'Is your address changing?',
    what: 'asked to move your account to another email address. It moves once the link that we sent there is opened.',
  },
  'email-changed': {
    subject: 'Your email was changed',
    heading: 'Your address was changed',
    what: 'moved your account to another email address. This one no longer signs in.',
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
  'second-factor-on': {
    subject: 'Your account now asks for a second factor',
    heading: 'Locked twice',
    what: 'turned the second factor on. Signing in now takes a code of the authenticator app as well.',
  },
  'second-factor-off': {
    subject: 'Your account no longer asks for a second factor',
    heading: 'The second factor is off',
    what: 'turned the second factor off. Signing in no longer takes a code of the authenticator app.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    heading: 'A new password',
    what: 'set a new password for your account, with a link from this mailbox. Everybody who was signed in is signed out.',
  },
};

interface NoticeContent {
  readonly firstName: string;
  readonly kind: NoticeKind;
  /** What else signs in, when the password has changed. */
  readonly remaining?: readonly string[] | undefined;
}

/** A security notice, with what to do if the change was somebody else's. */
export function noticeEmail(
  settings: EmailSettings,
  { firstName, kind, remaining }: NoticeContent,
): Promise<Email> {
  const { productName, appUrl } = settings;
  const { subject, heading, what } = notices[kind];
  return renderEmail(settings, {
    subject: `${subject} (${productName})`,
    heading,
    paragraphs: [
      `${greeting(firstName)} Somebody, hopefully you, ${what}`,
      ...(remaining === undefined ? [] : [otherWays(remaining)]),
      'If it was you, there is nothing to do.',
    ],
    ...wayOut(kind, appUrl),
  });
}

/** A new password ends sessions only, so the notice lists what else signs in. */
function otherWays(remaining: readonly string[]): string {
  if (remaining.length === 0) return 'Besides it, only messages to this mailbox sign you in.';
  return `These sign in as well, as they did before: ${remaining.join(', ')}. If one is not yours, remove it in your account settings.`;
}

/** A password link helps only who still reads the account's mail; the others write to support. */
function wayOut(kind: NoticeKind, appUrl: string) {
  if (kind === 'email-changed') {
    return {
      action: { label: 'It was not me', url: `${appUrl}/support` },
      otherwise: 'It was not you? Write to us at once: links to a new password no longer reach you here.',
    };
  }
  return {
    action: { label: 'It was not me', url: `${appUrl}/login?view=forgotten_password` },
    otherwise:
      'It was not you? Set a new password at once, which signs everybody out, then look at your account settings.',
  };
}
