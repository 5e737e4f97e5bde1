import { z } from 'zod';
import { endpoint } from '../../../platform/rpc/contract.ts';
import { mailRequested } from '../emails/contract.ts';
import { emailAddress } from '../rules/email-address.ts';

const newPassword = z
  .string()
  .min(6, 'Password must be at least 6 characters long')
  .max(128, 'Password must be at most 128 characters long');

const firstName = z
  .string()
  .trim()
  .min(1, 'Please enter your first name')
  .max(80, 'First name must be at most 80 characters long')
  .regex(/^\P{Cc}*$/u, 'Please enter your first name without control characters');

const accessToken = z
  .string('No access token found. Please use the reset link from your email.')
  .min(1, 'No access token found. Please use the reset link from your email.')
  .max(256);

export const signUpInput = z.strictObject({
  first_name: firstName,
  email: emailAddress,
  password: newPassword,
});

/** The sign-up form: what it sends, and the password once more. */
export const signUpForm = signUpInput
  .extend({ confirm_password: z.string() })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match',
    // Shown together with the messages of the other fields, not after them.
    when: () => true,
  });

export const updatePasswordInput = z.strictObject({ access_token: accessToken, password: newPassword });

/** What the form of `/update-password` holds: the token comes from the address. */
export const updatePasswordForm = z.strictObject({ password: newPassword });

export const passwordContract = {
  signUp: endpoint
    .route({
      method: 'POST',
      path: '/auth/sign-up',
      summary: 'Ask for an account; a mail with a link confirms it',
    })
    .input(signUpInput)
    .output(mailRequested),

  updatePassword: endpoint
    .route({
      method: 'POST',
      path: '/auth/update-password',
      summary: 'Set a password with the link of a mail, once; ends every session of the account',
    })
    .errors({ LINK_REFUSED: { status: 400, message: 'Failed to update password. Please try again.' } })
    .input(updatePasswordInput)
    .output(
      z.object({
        updated: z.literal(true),
        /** Where to sign in with it; an admin's is the hidden one, which the link has proven them to be. */
        signInPath: z.string(),
      }),
    ),
};
