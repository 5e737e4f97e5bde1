import { implement } from '@orpc/server';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import type { SignedIn } from '../sessions/signed-in.ts';
import { mailLinksContract } from './contract.ts';
import type { MailLinkVerbs } from './service.ts';

export function mailLinkHandlers(service: MailLinkVerbs, signedIn: SignedIn) {
  const api = implement(mailLinksContract).$context<RequestContext>();
  const requested = { requested: true } as const;
  return {
    resendConfirmation: api.resendConfirmation.handler(async ({ context, input }) => {
      await service.requestLink(context, 'signup', input.email);
      return requested;
    }),
    forgotPassword: api.forgotPassword.handler(async ({ context, input }) => {
      await service.requestLink(context, 'recovery', input.email);
      return requested;
    }),
    magicLink: api.magicLink.handler(async ({ context, input }) => {
      await service.requestLink(context, 'magiclink', input.email);
      return requested;
    }),
    exchange: api.exchange.handler(async ({ context, input }) => ({
      type: input.type,
      session: await service.exchange(context, input),
    })),
    changeEmail: api.changeEmail.use(signedIn).handler(async ({ context, input: { email, ...proof } }) => {
      await service.changeEmail(context, context.session, email, proof);
      return requested;
    }),
  };
}
