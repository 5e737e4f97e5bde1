import { z } from 'zod';
import { get, post } from '../../../platform/rpc/contract.ts';
import { emailAddress } from '../rules/email-address.ts';
import { suspendedSentence } from '../rules/suspended.ts';

export const signInInput = z.strictObject({
  email: emailAddress,
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(128, 'Invalid email or password'),
});

export const sessionView = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  isAdmin: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** The session is older than what a sensitive change takes: `prove`, then try again. */
export const proofNeeded = {
  PROOF_NEEDED: { status: 403, message: 'Please show once more that it is you, then try again.' },
};

/** Who has shown right credentials is told; an admin can restore the account. */
export const accountSuspended = {
  ACCOUNT_SUSPENDED: { status: 403, message: suspendedSentence },
};

/** Right credentials that start no session: the reply's cookie holds the challenge of the second factor, or the account is suspended. */
export const noSessionYet = {
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Enter the code of your authenticator app to go on.' },
  ...accountSuspended,
};

const listedSession = z.object({
  id: z.string(),
  /** Browser and system in words. */
  device: z.string(),
  /** An IPv4 address or an IPv6 /64, of when it began. */
  network: z.string().nullable(),
  since: z.iso.datetime(),
  /** To the hour. */
  seen: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSession>;

export const sessionsContract = {
  session: get('/auth/session', 'Read who is signed in; null: nobody').output(sessionView.nullable()),

  signIn: post('/auth/sign-in', 'Sign in with e-mail and password')
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

  sessions: get('/auth/sessions', 'List where one is signed in, this browser first').output(
    z.array(listedSession),
  ),

  endSession: post('/auth/sessions/end', 'End one of one’s own sessions')
    .input(
      z.strictObject({
        id: z
          .string()
          .max(64)
          .regex(/^[\w-]+$/),
      }),
    )
    .output(z.object({ ended: z.literal(true) })),

  endOtherSessions: post('/auth/sessions/end-others', 'End one’s own sessions in all other browsers').output(
    z.object({ ended: z.literal(true) }),
  ),

  signOut: post('/auth/sign-out', 'End the session of this browser').output(
    z.object({ signedOut: z.literal(true) }),
  ),
};
