import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';
import { socialContract } from './social/contract.ts';
import { emailAddress } from './rules/email-address.ts';

export type { OfferedProvider, SignInMethods } from './social/contract.ts';

/** Fields as people type them; forms and endpoints share them, with the messages of the specification. */
const email = emailAddress;

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

/** A token from the fragment of a mail link. */
const accessToken = z
  .string('No access token found. Please use the reset link from your email.')
  .min(1, 'No access token found. Please use the reset link from your email.')
  .max(256);

export const signUpInput = z.strictObject({ first_name: firstName, email, password: newPassword });

/** The sign-up form: what it sends, and the password once more. */
export const signUpForm = signUpInput
  .extend({ confirm_password: z.string() })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match',
    // Shown together with the messages of the other fields, not after them.
    when: () => true,
  });

export const signInInput = z.strictObject({
  email,
  password: z.string().min(1, 'Please enter your password').max(128, 'Invalid email or password'),
});

export const emailInput = z.strictObject({ email });

/** What a link signs in or confirms; a password link may also be exchanged for a session. */
export const linkTypes = ['signup', 'magiclink', 'recovery', 'email_change'] as const;

export const exchangeInput = z.strictObject({
  access_token: z.string().min(1, 'Error confirming email').max(256, 'Error confirming email'),
  type: z.enum(linkTypes, 'Error confirming email'),
});

export const updatePasswordInput = z.strictObject({ access_token: accessToken, password: newPassword });

/** What the form of `/update-password` holds: the token comes from the address. */
export const updatePasswordForm = z.strictObject({ password: newPassword });

/** Who is signed in, as screens need it. */
export const sessionView = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  isAdmin: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** A person's profile: their settings and their coin (specification, section 3). */
export const profileView = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  firstName: z.string(),
  isAdmin: z.boolean(),
  /** Contact address of the coin. */
  email: z.string().nullable(),
  coinName: z.string().nullable(),
  blockchain: z.string().nullable(),
  symbol: z.string().nullable(),
  description: z.string().nullable(),
  buyButtonLink: z.string().nullable(),
  telegram: z.string().nullable(),
  twitter: z.string().nullable(),
  contractAddress: z.string().nullable(),
  /** Comma-separated colours. */
  mainColors: z.string().nullable(),
  mainImageUrl: z.string().nullable(),
  backgroundImageUrl: z.string().nullable(),
  pageBackground: z.string().nullable(),
  /** `YYYY-MM-DD` in CST. */
  launchDate: z.string().nullable(),
  /** `H:MM AM/PM` in CST. */
  launchTime: z.string().nullable(),
  /** Whether a draft exists; its HTML is the preview's matter. */
  hasPreview: z.boolean(),
  isDeployed: z.boolean(),
  slug: z.string().nullable(),
  deployedUrl: z.string().nullable(),
  isPublic: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
});
export type ProfileView = z.infer<typeof profileView>;

const linkRefused = {
  LINK_REFUSED: { status: 400, message: 'Error confirming email' },
};
/** One way in was shown; the cookie of the reply waits for the other. */
export const secondFactorNeeded = {
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Enter the code of your authenticator app to go on.' },
};
/** The same answer whether or not the address has an account. */
export const mailRequested = z.object({ requested: z.literal(true) });

export const accountContract = {
  ...socialContract,

  session: endpoint
    .route({ method: 'GET', path: '/auth/session', summary: 'Read who is signed in; null: nobody' })
    .output(sessionView.nullable()),

  signUp: endpoint
    .route({
      method: 'POST',
      path: '/auth/sign-up',
      summary: 'Ask for an account; a mail with a link confirms it',
    })
    .input(signUpInput)
    .output(mailRequested),

  resendConfirmation: endpoint
    .route({
      method: 'POST',
      path: '/auth/resend-confirmation',
      summary: 'Ask for the confirmation mail again',
    })
    .input(emailInput)
    .output(mailRequested),

  signIn: endpoint
    .route({ method: 'POST', path: '/auth/sign-in', summary: 'Sign in with e-mail and password' })
    .errors({
      ...secondFactorNeeded,
      INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
      EMAIL_NOT_CONFIRMED: {
        status: 403,
        message: 'Please confirm your email first. The link is in the message that we sent you.',
      },
    })
    .input(signInInput)
    .output(sessionView),

  signOut: endpoint
    .route({ method: 'POST', path: '/auth/sign-out', summary: 'End the session of this browser' })
    .output(z.object({ signedOut: z.literal(true) })),

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
    .errors({ ...linkRefused, ...secondFactorNeeded })
    .input(exchangeInput)
    .output(
      z.object({
        type: z.enum(linkTypes),
        /** Null after `signup`, which confirms and starts none. */
        session: sessionView.nullable(),
      }),
    ),

  updatePassword: endpoint
    .route({
      method: 'POST',
      path: '/auth/update-password',
      summary: 'Set a password with the link of a mail, once; ends every session of the account',
    })
    .errors({ LINK_REFUSED: { status: 400, message: 'Failed to update password. Please try again.' } })
    .input(updatePasswordInput)
    .output(z.object({ updated: z.literal(true) })),

  profile: endpoint
    .route({ method: 'GET', path: '/profiles/{userId}', summary: 'Read one’s own profile' })
    .errors({ PROFILE_NOT_FOUND: { status: 404, message: 'Profile not found' } })
    .input(z.strictObject({ userId: z.string().min(1).max(64) }))
    .output(profileView),

  deleteAccount: endpoint
    .route({
      method: 'POST',
      path: '/auth/delete-account',
      summary: 'Delete one’s own account and all that is theirs',
    })
    .errors({ EMAIL_DIFFERS: { status: 409, message: 'Please type the email address of this account.' } })
    .input(emailInput)
    .output(z.object({ deleted: z.literal(true) })),
};
