import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';
import { proofInput, proofRefused, secondFactorRefused } from './second-factor/reauthentication-contract.ts';
import { mailRequested, secondFactorNeeded, sessionView } from './contract.ts';
import { emailAddress } from './rules/email-address.ts';
import { phoneNumber } from './rules/phone-number.ts';
import { factorCode, sixDigits } from './rules/one-time-code.ts';

/** What typing a code of six digits may come to; the same whether or not anybody has the address. */
const codeRefused = {
  CODE_WRONG: { status: 400, message: 'That code is not right. Check it and try again.' },
  CODE_EXPIRED: { status: 400, message: 'That code has expired. Ask for a new one.' },
  CODE_USED: { status: 400, message: 'That code was used already. Ask for a new one.' },
  CODE_VOID: { status: 400, message: 'Too many wrong tries, so that code is void. Ask for a new one.' },
};

const backupCodes = z.object({
  /** Shown this once: only their hashes are kept. */
  backupCodes: z.array(z.string()),
});

const codeInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('email'), email: emailAddress, token: sixDigits }),
  z.strictObject({ type: z.literal('sms'), phone: phoneNumber, token: sixDigits }),
]);

/** Codes by mail and phone, the second factor, and changing where a person is reached. */
export const securityContract = {
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
    .errors({ ...codeRefused, ...secondFactorNeeded })
    .input(codeInput)
    .output(sessionView),

  challenge: endpoint
    .route({
      method: 'GET',
      path: '/auth/second-factor',
      summary: 'Whether this browser is being asked for a second factor',
    })
    .output(z.object({ isPending: z.boolean() })),

  verifySecondFactor: endpoint
    .route({
      method: 'POST',
      path: '/auth/second-factor/verify',
      summary: 'Finish signing in with a code of the app or a backup code',
    })
    .errors({
      ...secondFactorRefused,
      CHALLENGE_OVER: { status: 400, message: 'That took too long or too many tries. Please sign in again.' },
    })
    .input(z.strictObject({ code: factorCode }))
    .output(sessionView),

  read: endpoint.route({ method: 'GET', path: '/auth/security', summary: 'Read how one signs in' }).output(
    z.object({
      hasPassword: z.boolean(),
      /** E.164; null: none. */
      phone: z.string().nullable(),
      /** Null: off. */
      secondFactor: z.object({ since: z.iso.datetime(), backupCodesLeft: z.number() }).nullable(),
    }),
  ),

  draftSecondFactor: endpoint
    .route({
      method: 'POST',
      path: '/auth/second-factor/draft',
      summary: 'Get a secret for an authenticator app; it counts once a first code was confirmed',
    })
    .errors({
      ...proofRefused,
      SECOND_FACTOR_ON: { status: 409, message: 'The second factor is on already.' },
    })
    .input(z.strictObject({ password: proofInput.password }))
    .output(
      z.object({
        /** Base32, to type into an app. */
        secret: z.string(),
        /** `otpauth://…` */
        uri: z.string(),
        /** The same to scan: a square of `size` modules, the dark ones as the path of an SVG. */
        qr: z.object({ size: z.number(), path: z.string() }),
      }),
    ),

  confirmSecondFactor: endpoint
    .route({
      method: 'POST',
      path: '/auth/second-factor/confirm',
      summary: 'Turn the second factor on with a first code; ends every other session',
    })
    .errors({
      ...secondFactorRefused,
      SECOND_FACTOR_ON: { status: 409, message: 'The second factor is on already.' },
    })
    .input(z.strictObject({ code: sixDigits }))
    .output(backupCodes),

  renewBackupCodes: endpoint
    .route({
      method: 'POST',
      path: '/auth/second-factor/backup-codes',
      summary: 'Get new backup codes in place of all earlier ones',
    })
    .errors({
      ...secondFactorRefused,
      SECOND_FACTOR_OFF: { status: 409, message: 'The second factor is off already.' },
    })
    .input(z.strictObject({ code: factorCode }))
    .output(backupCodes),

  removeSecondFactor: endpoint
    .route({ method: 'POST', path: '/auth/second-factor/remove', summary: 'Turn the second factor off' })
    .errors({
      ...secondFactorRefused,
      SECOND_FACTOR_OFF: { status: 409, message: 'The second factor is off already.' },
    })
    .input(z.strictObject({ code: factorCode }))
    .output(z.object({ removed: z.literal(true) })),

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
