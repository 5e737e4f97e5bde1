import { z } from 'zod';
import { post } from '../../../platform/rpc/contract.ts';
import { emailInput, mailRequested } from '../emails/contract.ts';
import { newPassword, passwordKnown } from '../rules/new-password.ts';
import { linkTypes } from '../rules/link-types.ts';
import { noSessionYet, proofNeeded, sessionView } from '../sessions/contract.ts';

const exchangeType = z.enum(linkTypes, 'Error confirming email').exclude(['email_undo']);

export const exchangeInput = z.strictObject({
  access_token: z
    .string('Error confirming email')
    .min(1, 'Error confirming email')
    .max(256, 'Error confirming email'),
  type: exchangeType,
  /** Whether to end the session of another account, after OTHER_ACCOUNT. */
  switch: z.boolean().optional(),
  /** The new password, after NEW_PASSWORD_NEEDED. */
  password: newPassword.optional(),
});

const requestLink = (name: string, summary: string) =>
  post(`/auth/${name}`, summary).input(emailInput).output(mailRequested);

export const mailLinksContract = {
  resendConfirmation: requestLink('resend-confirmation', 'Ask for the confirmation mail again'),
  forgotPassword: requestLink('forgot-password', 'Ask for a mail with a link that sets a password'),
  magicLink: requestLink('magic-link', 'Ask for a mail with a link that signs in, never up'),

  exchange: post('/auth/exchange', 'Use the link of a mail, once')
    .errors({
      LINK_REFUSED: { status: 400, message: 'Error confirming email' },
      // Somebody else is signed in here; the address is the link's. Nothing was changed.
      OTHER_ACCOUNT: {
        status: 409,
        message: 'This link is for another account than the one that is signed in.',
        data: z.object({ email: z.string() }),
      },
      // Another sign-up waits for the address, and this browser did not ask for the link's.
      NEW_PASSWORD_NEEDED: { status: 409, message: 'Choose a new password to go on.' },
      ...passwordKnown,
      ...noSessionYet,
    })
    .input(exchangeInput)
    .output(
      z.object({
        type: exchangeType,
        /** Null after `signup`, and after `email_change` where this browser is not signed in to the account. */
        session: sessionView.nullable(),
        /** The link's address, with which the account is signed in to. */
        email: z.string(),
      }),
    ),

  changeEmail: post('/auth/change-email', 'Ask for a mail to a new address whose link makes it the account’s')
    .errors({
      ...proofNeeded,
      SAME_EMAIL: { status: 409, message: 'That is the address you have already.' },
    })
    .input(emailInput)
    .output(mailRequested),
};
