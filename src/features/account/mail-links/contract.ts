import { z } from 'zod';
import { endpoint } from '../../../platform/rpc/contract.ts';
import { emailInput, mailRequested } from '../emails/contract.ts';
import { emailAddress } from '../rules/email-address.ts';
import { proofInput, proofRefused } from '../second-factor/proof-contract.ts';
import { noSessionYet, sessionView } from '../sessions/contract.ts';

export const linkTypes = ['signup', 'magiclink', 'recovery', 'email_change'] as const;

export const exchangeInput = z.strictObject({
  access_token: z.string().min(1, 'Error confirming email').max(256, 'Error confirming email'),
  type: z.enum(linkTypes, 'Error confirming email'),
});

export const mailLinksContract = {
  resendConfirmation: endpoint
    .route({
      method: 'POST',
      path: '/auth/resend-confirmation',
      summary: 'Ask for the confirmation mail again',
    })
    .input(emailInput)
    .output(mailRequested),

  forgotPassword: endpoint
    .route({
      method: 'POST',
      path: '/auth/forgot-password',
      summary: 'Ask for a mail with a link that sets a password',
    })
    .input(emailInput)
    .output(mailRequested),

  magicLink: endpoint
    .route({
      method: 'POST',
      path: '/auth/magic-link',
      summary: 'Ask for a mail with a link that signs in, never up',
    })
    .input(emailInput)
    .output(mailRequested),

  exchange: endpoint
    .route({ method: 'POST', path: '/auth/exchange', summary: 'Use the link of a mail, once' })
    .errors({ LINK_REFUSED: { status: 400, message: 'Error confirming email' }, ...noSessionYet })
    .input(exchangeInput)
    .output(
      z.object({
        type: z.enum(linkTypes),
        /** Null after `signup`, which confirms and starts none. */
        session: sessionView.nullable(),
      }),
    ),

  changeEmail: endpoint
    .route({
      method: 'POST',
      path: '/auth/change-email',
      summary: 'Ask for a mail to a new address whose link makes it the account’s',
    })
    .errors({
      ...proofRefused,
      SAME_EMAIL: { status: 409, message: 'That is the address you have already.' },
    })
    .input(z.strictObject({ email: emailAddress, ...proofInput }))
    .output(mailRequested),
};
