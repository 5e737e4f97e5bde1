import { z } from 'zod';
import { post } from '../../../platform/rpc/contract.ts';
import { mailRequested } from '../emails/contract.ts';
import { emailAddress } from '../rules/email-address.ts';
import { sixDigits } from '../rules/one-time-code.ts';
import { phoneNumber } from '../rules/phone-number.ts';
import { noSessionYet, proofNeeded, sessionView } from '../sessions/contract.ts';

/** Refusals of a six-digit code; the same whether or not an account has the address. */
export const codeRefused = {
  CODE_WRONG: { status: 400, message: 'That code is not right. Check it and try again.' },
  CODE_EXPIRED: { status: 400, message: 'That code has expired. Ask for a new one.' },
  CODE_USED: { status: 400, message: 'That code was used already. Ask for a new one.' },
  CODE_VOID: { status: 400, message: 'Too many wrong tries, so that code is void. Ask for a new one.' },
};

/** Limits of what texts may cost; the same whether or not an account has the phone. */
const textRefused = {
  SMS_COUNTRY: {
    status: 400,
    message: 'We cannot send texts to numbers of that country. Please use another number, or your email.',
  },
  SMS_BUDGET: {
    status: 503,
    message: 'No more texts can be sent today. Please use your email, or try again tomorrow.',
  },
};

const codeInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('email'), email: emailAddress, token: sixDigits }),
  z.strictObject({ type: z.literal('sms'), phone: phoneNumber, token: sixDigits }),
]);

export const codesContract = {
  requestPhoneCode: post('/auth/phone-code', 'Ask for a text message with a code that signs in, never up')
    .errors(textRefused)
    .input(z.strictObject({ phone: phoneNumber }))
    .output(mailRequested),

  verifyCode: post('/auth/verify-code', 'Sign in with the code of a message, once')
    .errors({ ...codeRefused, ...noSessionYet })
    .input(codeInput)
    .output(sessionView),

  requestProofCode: post(
    '/auth/prove/code',
    'Ask for a mail to the account’s address with a code that shows that it is them',
  ).output(mailRequested),

  requestPhone: post('/auth/phone', 'Ask for a text message with a code that proves a phone to be one’s own')
    .errors({ ...proofNeeded, ...textRefused })
    .input(z.strictObject({ phone: phoneNumber }))
    .output(mailRequested),

  confirmPhone: post(
    '/auth/phone/confirm',
    'Add the phone, or put it in place of the earlier one, with the code that was sent to it',
  )
    .errors({
      ...codeRefused,
      PHONE_TAKEN: {
        status: 409,
        message: 'This number belongs to another account. Remove it there first.',
      },
    })
    .input(z.strictObject({ phone: phoneNumber, token: sixDigits }))
    .output(z.object({ phone: z.string() })),

  removePhone: post('/auth/phone/remove', 'Remove one’s phone')
    .errors(proofNeeded)
    .output(z.object({ removed: z.literal(true) })),
};
