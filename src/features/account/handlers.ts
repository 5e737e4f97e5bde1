import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { codeHandlers } from './codes/handlers.ts';
import { accountContract } from './contract.ts';
import { mailLinkHandlers } from './mail-links/handlers.ts';
import { passwordHandlers } from './password/handlers.ts';
import { ownProfile } from './policy.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import type { Accounts } from './service.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { createSignedIn } from './sessions/signed-in.ts';
import { socialHandlers } from './social/handlers.ts';

export function accountHandlers(accounts: Accounts) {
  const api = implement(accountContract).$context<RequestContext>();
  const signedIn = createSignedIn(accounts);
  return {
    ...sessionHandlers(accounts.sessions),
    ...passwordHandlers(accounts.password),
    ...mailLinkHandlers(accounts.mailLinks, signedIn),
    ...codeHandlers(accounts.codes, signedIn),
    ...secondFactorHandlers(accounts.secondFactor, signedIn),
    ...socialHandlers(accounts.social, signedIn),

    security: api.security.use(signedIn).handler(({ context }) => accounts.readSecurity(context.session)),
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
