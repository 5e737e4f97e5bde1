import { type Email, renderEmail } from '../../../platform/mail/email.ts';
import type { EmailContent, EmailSettings } from '../../../platform/mail/email-page.tsx';
import type { MailLinkType } from './mail-links.ts';

type Letter = Omit<EmailContent, 'action' | 'code'> & { readonly label: string };

/** Besides the links: what answers a sign-up, and a change of address, where the address has an account; what undoes a second factor. */
type LetterName = MailLinkType | 'account_exists' | 'address_taken' | 'second_factor_on';

/** What each says; that includes how long its link is good for. */
const letters: Record<LetterName, (settings: EmailSettings) => Letter> = {
  signup: ({ productName }) => ({
    subject: `Confirm your email for ${productName}`,
    heading: 'One click to lift-off',
    paragraphs: [
      'Confirm that this is your email address, sign in, and build your first page.',
      'The link works once, within 24 hours.',
    ],
    label: 'Confirm my email',
    otherwise: `If you did not sign up for ${productName}, ignore this message: nothing happens without the click.`,
  }),
  recovery: ({ productName }) => ({
    subject: `Set a new ${productName} password`,
    heading: 'A new password',
    paragraphs: [
      'Choose a new password with this link. It signs you out everywhere.',
      'The link works once, within an hour.',
    ],
    label: 'Choose a new password',
    otherwise: 'If you did not ask for this, ignore this message: your password stays as it is.',
  }),
  magiclink: ({ productName }) => ({
    subject: `Your ${productName} sign-in link`,
    heading: 'Straight in',
    paragraphs: [
      `This link signs you in to ${productName}, no password needed.`,
      'It works once, within an hour. Do not forward it: whoever opens it is you.',
    ],
    label: 'Sign in',
    otherwise: 'If you did not ask for this, ignore this message: nobody is signed in without it.',
  }),
  email_change: ({ productName }) => ({
    subject: `Confirm your new email for ${productName}`,
    heading: 'A new address',
    paragraphs: [
      `Confirm that you read mail here, and this becomes the address of your ${productName} account. Other browsers are signed out.`,
      'The link works once, within 24 hours.',
    ],
    label: 'Use this address',
    otherwise: 'If you did not ask for this, ignore this message: no account is changed without the click.',
  }),
  // To the old address.
  email_undo: ({ productName }) => ({
    subject: `Your email was changed (${productName})`,
    heading: 'Your address was changed',
    paragraphs: [
      `Somebody, hopefully you, moved your ${productName} account to another email address. This one no longer signs in.`,
      'If it was you, there is nothing to do.',
    ],
    label: 'It was not me',
    otherwise:
      'It was not you? Within seven days, the link moves the account back here with a new password, takes away what was added to sign in with since the day before, and signs everybody out.',
  }),
  second_factor_on: ({ productName }) => ({
    subject: `Your account now asks for a second factor (${productName})`,
    heading: 'Locked twice',
    paragraphs: [
      'Somebody, hopefully you, turned the second factor on. Signing in now takes a code of the authenticator app as well.',
      'If it was you, there is nothing to do.',
    ],
    label: 'It was not me',
    otherwise:
      'It was not you? Within seven days, the link turns the second factor off with a new password, takes away what else was added to sign in with since the day before, and signs everybody out.',
  }),
  account_exists: ({ productName, appUrl }) => ({
    subject: `You already have a ${productName} account`,
    heading: 'You are already aboard',
    paragraphs: [
      `Somebody, probably you, just asked for a ${productName} account with this address. It has one, and it is confirmed: sign in.`,
      `Forgot the password? Ask for a new one at ${appUrl}/login?view=forgotten_password`,
    ],
    label: 'Sign in',
    otherwise: 'If it was not you, ignore this message: nothing was changed.',
  }),
  address_taken: ({ productName }) => ({
    subject: `This address has a ${productName} account already`,
    heading: 'One address, one account',
    paragraphs: [
      `Somebody, perhaps you, asked to move another ${productName} account to this address. It has an account of its own, so nothing was changed.`,
      'To use the address for the other account, change it here or delete this account first.',
    ],
    label: 'Sign in',
    otherwise: 'If it was not you, ignore this message: nothing was changed.',
  }),
};

/** @param code signs in as the link does, for ten minutes; null: the link alone. */
export function linkEmail(
  settings: EmailSettings,
  name: LetterName,
  url: string,
  code: string | null,
): Promise<Email> {
  const { label, paragraphs, ...letter } = letters[name](settings);
  // The screen that asked for it asks for its code, too.
  const lacksCode = name === 'magiclink' && code === null;
  const words = lacksCode ? [...paragraphs, 'This message has no code to type: use the link.'] : paragraphs;
  return renderEmail(settings, { ...letter, paragraphs: words, action: { label, url }, code });
}
