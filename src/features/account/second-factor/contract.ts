import { z } from 'zod';
import { endpoint } from '../../../platform/rpc/contract.ts';
import { factorCode, sixDigits } from '../rules/one-time-code.ts';
import { accountSuspended, sessionView } from '../sessions/contract.ts';
import { proofInput, proofRefused, secondFactorRefused } from './proof-contract.ts';

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

export const secondFactorContract = {
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
      ...accountSuspended,
      CHALLENGE_OVER: { status: 400, message: 'That took too long or too many tries. Please sign in again.' },
    })
    .input(z.strictObject({ code: factorCode }))
    .output(sessionView),

  draftSecondFactor: endpoint
    .route({
      method: 'POST',
      path: '/auth/second-factor/draft',
      summary: 'Get a secret for an authenticator app; it counts once a first code was confirmed',
    })
    .errors({
      ...proofRefused,
      ...alreadyOn,
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
      ...alreadyOn,
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
      ...alreadyOff,
    })
    .input(z.strictObject({ code: factorCode }))
    .output(backupCodes),

  removeSecondFactor: endpoint
    .route({ method: 'POST', path: '/auth/second-factor/remove', summary: 'Turn the second factor off' })
    .errors({
      ...secondFactorRefused,
      ...alreadyOff,
    })
    .input(z.strictObject({ code: factorCode }))
    .output(z.object({ removed: z.literal(true) })),
};
