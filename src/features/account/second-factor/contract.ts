import { z } from 'zod';
import { get, post } from '../../../platform/rpc/contract.ts';
import { factorCode, sixDigits } from '../rules/one-time-code.ts';
import { codeRefused } from '../codes/contract.ts';
import { accountSuspended, proofNeeded, sessionView } from '../sessions/contract.ts';

const secondFactorRefused = {
  SECOND_FACTOR_WRONG: { status: 400, message: 'That code is not right. Check it and try again.' },
  SECOND_FACTOR_USED: {
    status: 400,
    message: 'That code was used already. Wait for the next one of your app, or take another backup code.',
  },
};

const backupCodes = z.object({
  /** Shown once: only their hashes are stored. */
  backupCodes: z.array(z.string()),
});
const alreadyOn = {
  SECOND_FACTOR_ON: { status: 409, message: 'The second factor is on already.' },
};
const alreadyOff = {
  SECOND_FACTOR_OFF: { status: 409, message: 'The second factor is off already.' },
};

/** What shows that it is the account's owner: the password or the code of a mail; with a second factor, a code of that too. */
export const proofInput = z
  .strictObject({
    password: z.string().max(128, 'That password is not right.').optional(),
    /** Of the mail that `/auth/prove/code` sends. */
    token: sixDigits.optional(),
    code: factorCode.optional(),
  })
  .refine(({ password, token }) => (password ?? '') !== '' || token !== undefined, {
    path: ['password'],
    message: 'Please enter your password',
  });

export const secondFactorContract = {
  prove: post(
    '/auth/prove',
    'Show that it is you, for the sensitive changes of the next ten minutes; signing in does the same',
  )
    .errors({
      ...codeRefused,
      ...secondFactorRefused,
      PASSWORD_WRONG: { status: 400, message: 'That password is not right.' },
    })
    .input(proofInput)
    .output(z.object({ proven: z.literal(true) })),

  challenge: get(
    '/auth/second-factor',
    'Read whether this browser is being asked for a second factor',
  ).output(
    z.object({
      isPending: z.boolean(),
      /** What is said where this browser was signed in to an account that is suspended now; null: it was not. */
      suspended: z.string().nullable(),
    }),
  ),

  verifySecondFactor: post(
    '/auth/second-factor/verify',
    'Finish signing in with a code of the app or a backup code',
  )
    .errors({
      ...secondFactorRefused,
      ...accountSuspended,
      CHALLENGE_OVER: { status: 400, message: 'That took too long or too many tries. Please sign in again.' },
    })
    .input(z.strictObject({ code: factorCode }))
    .output(sessionView),

  draftSecondFactor: post(
    '/auth/second-factor/draft',
    'Get a secret for an authenticator app; it counts once a first code was confirmed',
  )
    .errors({
      ...proofNeeded,
      ...alreadyOn,
    })
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

  confirmSecondFactor: post(
    '/auth/second-factor/confirm',
    'Turn the second factor on with a first code; ends every other session',
  )
    .errors({
      ...secondFactorRefused,
      ...alreadyOn,
      SECOND_FACTOR_ELSEWHERE: {
        status: 409,
        message: 'Another browser has begun to turn the second factor on. Close this, then start again.',
      },
    })
    .input(z.strictObject({ code: sixDigits }))
    .output(backupCodes),

  renewBackupCodes: post(
    '/auth/second-factor/backup-codes',
    'Get new backup codes in place of all earlier ones',
  )
    .errors({ ...proofNeeded, ...alreadyOff })
    .output(backupCodes),

  removeSecondFactor: post('/auth/second-factor/remove', 'Turn the second factor off')
    .errors({ ...proofNeeded, ...alreadyOff })
    .output(z.object({ removed: z.literal(true) })),
};
