import { z } from 'zod';
import { endpoint } from '../../../platform/rpc/contract.ts';
import { emailAddress } from '../rules/email-address.ts';

export const signInInput = z.strictObject({
  email: emailAddress,
  password: z.string().min(1, 'Please enter your password').max(128, 'Invalid email or password'),
});

export const sessionView = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  isAdmin: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** Who has shown right credentials is told; an admin can restore the account. */
export const accountSuspended = {
  ACCOUNT_SUSPENDED: { status: 403, message: 'This account is suspended. Write to support.' },
};

/** Right credentials that start no session: the reply's cookie holds the challenge of the second factor, or the account is suspended. */
export const noSessionYet = {
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Enter the code of your authenticator app to go on.' },
  ...accountSuspended,
};

export const sessionsContract = {
  session: endpoint
    .route({ method: 'GET', path: '/auth/session', summary: 'Read who is signed in; null: nobody' })
    .output(sessionView.nullable()),

  signIn: endpoint
    .route({ method: 'POST', path: '/auth/sign-in', summary: 'Sign in with e-mail and password' })
    .errors({
      ...noSessionYet,
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
};
