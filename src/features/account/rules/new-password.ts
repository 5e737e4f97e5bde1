import { z } from 'zod';

export const newPassword = z
  .string('Password must be at least 6 characters long')
  .min(6, 'Password must be at least 6 characters long')
  .max(128, 'Password must be at most 128 characters long');

/** What the form of a new password holds: the token comes from the address. */
export const newPasswordForm = z.strictObject({ password: newPassword });

/** What `PASSWORD_CHECK` has found. */
export const passwordKnown = {
  PASSWORD_KNOWN: {
    status: 400,
    message:
      'That password is among those that are tried first. Choose another, such as a few words of your own.',
  },
};
