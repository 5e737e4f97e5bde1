import { renderEmail, greeting, type Email, type EmailSettings } from '../emails/email-layout.tsx';

/** The link that confirms an address; it is good for a day. */
export function confirmationEmail(settings: EmailSettings, firstName: string, url: string): Promise<Email> {
  const { productName } = settings;
  return renderEmail(settings, {
    subject: `Confirm your email for ${productName}`,
    heading: 'One click to lift-off',
    paragraphs: [
      `${greeting(firstName)} Confirm that this is your email address, sign in, and build your first page.`,
      'The link works once, within 24 hours.',
    ],
    action: { label: 'Confirm my email', url },
    otherwise: `If you did not sign up for ${productName}, ignore this message: nothing happens without the click.`,
  });
}

/** The link that sets a new password; it is good for an hour. */
export function recoveryEmail(settings: EmailSettings, firstName: string, url: string): Promise<Email> {
  return renderEmail(settings, {
    subject: `Set a new ${settings.productName} password`,
    heading: 'A new password',
    paragraphs: [
      `${greeting(firstName)} Choose a new password with this link. It signs you out everywhere else.`,
      'The link works once, within an hour.',
    ],
    action: { label: 'Choose a new password', url },
    otherwise: 'If you did not ask for this, ignore this message: your password stays as it is.',
  });
}

/** The link that signs in, good for an hour, and a code that does the same for ten minutes; null: the link alone. */
export function magicLinkEmail(
  settings: EmailSettings,
  firstName: string,
  url: string,
  code: string | null,
): Promise<Email> {
  const { productName } = settings;
  return renderEmail(settings, {
    subject: `Your ${productName} sign-in link`,
    heading: 'Straight in',
    paragraphs: [
      `${greeting(firstName)} This link signs you in to ${productName}, no password needed.`,
      'It works once, within an hour. Do not forward it: whoever opens it is you.',
    ],
    action: { label: 'Sign in', url },
    code,
    otherwise: 'If you did not ask for this, ignore this message: nobody is signed in without it.',
  });
}

/** Answers a sign-up, or a request for another confirmation, for the address of a confirmed account. */
export function accountExistsEmail(settings: EmailSettings, firstName: string): Promise<Email> {
  const { productName, appUrl } = settings;
  return renderEmail(settings, {
    subject: `You already have a ${productName} account`,
    heading: 'You are already aboard',
    paragraphs: [
      `${greeting(firstName)} Somebody, probably you, just asked for a ${productName} account with this address. It has one, and it is confirmed: sign in.`,
      `Forgot the password? Ask for a new one at ${appUrl}/login?view=forgotten_password`,
    ],
    action: { label: 'Sign in', url: `${appUrl}/login` },
    otherwise: 'If it was not you, ignore this message: nothing was changed.',
  });
}

/** The link that makes a new address the account's; it is good for a day. */
export function emailChangeEmail(settings: EmailSettings, firstName: string, url: string): Promise<Email> {
  const { productName } = settings;
  return renderEmail(settings, {
    subject: `Confirm your new email for ${productName}`,
    heading: 'A new address',
    paragraphs: [
      `${greeting(firstName)} Confirm that you read mail here, and this becomes the address of your ${productName} account.`,
      'The link works once, within 24 hours.',
    ],
    action: { label: 'Use this address', url },
    otherwise: 'If you did not ask for this, ignore this message: no account is changed without the click.',
  });
}

/** Answers a change of address to one that has an account already. */
export function addressTakenEmail(settings: EmailSettings, firstName: string): Promise<Email> {
  const { productName, appUrl } = settings;
  return renderEmail(settings, {
    subject: `This address has a ${productName} account already`,
    heading: 'One address, one account',
    paragraphs: [
      `${greeting(firstName)} Somebody, perhaps you, asked to move another ${productName} account to this address. It has an account of its own, so nothing was changed.`,
      'To use the address for the other account, change it here or delete this account first.',
    ],
    action: { label: 'Sign in', url: `${appUrl}/login` },
    otherwise: 'If it was not you, ignore this message: nothing was changed.',
  });
}
