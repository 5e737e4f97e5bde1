import { z } from 'zod';
import { endpoint } from '../../../platform/rpc/contract.ts';
import { mailRequested } from '../emails/contract.ts';
import { emailAddress } from '../rules/email-address.ts';
import { sixDigits } from '../rules/one-time-code.ts';
import { phoneNumber } from '../rules/phone-number.ts';
import { proofInput, proofRefused } from '../second-factor/proof-contract.ts';
import { noSessionYet, sessionView } from '../sessions/contract.ts';

/** Refusals of a six-digit code; the same whether or not an account has the address. */
const codeRefused = {
  CODE_WRONG: { status: 400, message: 'That code is not right. Check it and try again.' },
  CODE_EXPIRED: { status: 400, message: 'That code has expired. Ask for a new one.' },
  CODE_USED: { status: 400, message: 'That code was used already. Ask for a new one.' },
  CODE_VOID: { status: 400, message: 'Too many wrong tries, so that code is void. Ask for a new one.' },
};

const codeInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('email'), email: emailAddress, token: sixDigits }),
  z.strictObject({ type: z.literal('sms'), phone: phoneNumber, token: sixDigits }),
]);

export const codesContract = {
  requestPhoneCode: endpoint
    .route({
      method: 'POST',
      path: '/auth/phone-code',
      summary: 'Ask for a text message with a code that signs in, never up',
    })
    .input(z.strictObject({ phone: phoneNumber }))
    .output(mailRequested),

  verifyCode: endpoint
    .route({ method: 'POST', path: '/auth/verify-code', summary: 'Sign in with the code of a message, once' })
    .errors({ ...codeRefused, ...noSessionYet })
    .input(codeInput)
    .output(sessionView),

  requestPhone: endpoint
    .route({
      method: 'POST',
      path: '/auth/phone',
      summary: 'Ask for a text message with a code that proves a phone to be one’s own',
    })
    .errors(proofRefused)
    .input(z.strictObject({ phone: phoneNumber, ...proofInput }))
    .output(mailRequested),

  confirmPhone: endpoint
    .route({
      method: 'POST',
      path: '/auth/phone/confirm',
      summary: 'Add the phone, or put it in place of the earlier one, with the code that was sent to it',
    })
    .errors({
      ...codeRefused,
      PHONE_TAKEN: {
        status: 409,
        message: 'This number belongs to another account. Remove it there first.',
      },
    })
    .input(z.strictObject({ phone: phoneNumber, token: sixDigits }))
    .output(z.object({ phone: z.string() })),

  removePhone: endpoint
    .route({ method: 'POST', path: '/auth/phone/remove', summary: 'Remove one’s phone' })
    .errors(proofRefused)
    .input(z.strictObject(proofInput))
    .output(z.object({ removed: z.literal(true) })),
};
