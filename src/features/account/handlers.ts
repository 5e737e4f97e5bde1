import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { accountContract } from './contract.ts';
import { ownProfile } from './policy.ts';
import type { Accounts } from './service.ts';
import { createSignedIn } from './sessions/signed-in.ts';
import { socialHandlers } from './social/handlers.ts';

/** The endpoints of `accountContract`. */
export function accountHandlers(accounts: Accounts) {
  const api = implement(accountContract).$context<RequestContext>();
  const signedIn = createSignedIn(accounts);
  const requested = { requested: true } as const;

  return {
    ...socialHandlers(accounts.social, signedIn),

    session: api.session.handler(({ context }) => accounts.readSession(context)),

    signUp: api.signUp.handler(async ({ context, input }) => {
      await accounts.signUp(context, input);
      return requested;
    }),
    resendConfirmation: api.resendConfirmation.handler(async ({ context, input }) => {
      await accounts.requestLink(context, 'signup', input.email);
      return requested;
    }),
    forgotPassword: api.forgotPassword.handler(async ({ context, input }) => {
      await accounts.requestLink(context, 'recovery', input.email);
      return requested;
    }),
    magicLink: api.magicLink.handler(async ({ context, input }) => {
      await accounts.requestLink(context, 'magiclink', input.email);
      return requested;
    }),

    signIn: api.signIn.handler(({ context, input }) => accounts.signIn(context, input)),
    signOut: api.signOut.handler(async ({ context }) => {
      await accounts.signOut(context);
      return { signedOut: true } as const;
    }),

    exchange: api.exchange.handler(async ({ context, input }) => ({
      type: input.type,
      session: await accounts.exchange(context, input),
    })),
    updatePassword: api.updatePassword.handler(async ({ input }) => {
      await accounts.updatePassword(input);
      return { updated: true } as const;
    }),

    profile: api.profile.use(signedIn).handler(({ context, input }) => {
      ownProfile(context.session, input.userId);
      return accounts.readProfile(input.userId);
    }),
    deleteAccount: api.deleteAccount.use(signedIn).handler(async ({ context, input }) => {
      await accounts.deleteAccount(context, context.session, input.email);
      return { deleted: true } as const;
    }),
  };
}
