import { z } from 'zod';
import { factorCode } from '../rules/one-time-code.ts';

/** The password, or a code of the second factor. */
export const proofInput = {
  password: z
    .string()
    .min(1, 'Please enter your password')
    .max(128, 'That password is not right.')
    .optional(),
  code: factorCode.optional(),
};

export const secondFactorRefused = {
  SECOND_FACTOR_WRONG: { status: 400, message: 'That code is not right. Check it and try again.' },
  SECOND_FACTOR_USED: {
    status: 400,
    message: 'That code was used already. Wait for the next one of your app, or take another backup code.',
  },
};

export const proofRefused = {
  ...secondFactorRefused,
  PASSWORD_WRONG: { status: 400, message: 'That password is not right.' },
  PROOF_MISSING: { status: 400, message: 'Please enter your password, or a code of your app.' },
  PASSWORD_MISSING: {
    status: 409,
    message: 'This account has no password yet. Press Reset Password to set one first.',
  },
};
