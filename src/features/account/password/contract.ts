import { z } from 'zod';
import { post } from '../../../platform/rpc/contract.ts';
import { mailRequested } from '../emails/contract.ts';
import { emailAddress } from '../rules/email-address.ts';
import { firstName } from '../rules/first-name.ts';
import { newPassword, passwordKnown } from '../rules/new-password.ts';

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

const passwordLink = z.strictObject({
  access_token: accessToken,
  type: z.enum(['recovery', 'email_undo']).default('recovery'),
});

export const updatePasswordInput = passwordLink.extend({ password: newPassword });

const linkRefused = {
  LINK_REFUSED: { status: 400, message: 'Failed to update password. Please try again.' },
};

export const passwordContract = {
  signUp: post('/auth/sign-up', 'Ask for an account; a mail with a link confirms it')
    .errors(passwordKnown)
    .input(signUpInput)
    .output(mailRequested),

  passwordLink: post('/auth/password-link', 'Read whose password the link of a mail sets, without using it')
    .errors(linkRefused)
    .input(passwordLink)
    .output(
      z.object({
        /** Where the mail went; after `email_undo` it is the account's again. */
        email: z.string(),
        userId: z.string(),
      }),
    ),

  updatePassword: post(
    '/auth/update-password',
    'Set a password with the link of a mail, once; ends every session of the account, and undoes a change of its address or a new second factor',
  )
    .errors({
      ...passwordKnown,
      ...linkRefused,
      ADDRESS_GONE: {
        status: 409,
        message:
          'This address has another account by now, so yours cannot come back to it. Please write to us.',
      },
    })
    .input(updatePasswordInput)
    .output(
      z.object({
        updated: z.literal(true),
        /** Where to sign in with it; an admin's is the hidden one, which the link has proven them to be. */
        signInPath: z.string(),
      }),
    ),
};
