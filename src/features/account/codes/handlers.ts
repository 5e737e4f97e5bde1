import { implement } from '@orpc/server';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import type { SignedIn } from '../sessions/signed-in.ts';
import { codesContract } from './contract.ts';
import type { CodeVerbs } from './service.ts';

export function codeHandlers(service: CodeVerbs, signedIn: SignedIn) {
  const api = implement(codesContract).$context<RequestContext>();
  const requested = { requested: true } as const;
  return {
    requestPhoneCode: api.requestPhoneCode.handler(async ({ context, input }) => {
      await service.requestPhoneCode(context, input.phone);
      return requested;
    }),
    verifyCode: api.verifyCode.handler(({ context, input }) => service.verifyCode(context, input)),
    requestPhone: api.requestPhone.use(signedIn).handler(async ({ context, input }) => {
      await service.requestPhone(context, context.session, input.phone, input);
      return requested;
    }),
    confirmPhone: api.confirmPhone.use(signedIn).handler(async ({ context, input }) => {
      await service.confirmPhone(context, context.session, input);
      return { phone: input.phone };
    }),
    removePhone: api.removePhone.use(signedIn).handler(async ({ context, input }) => {
      await service.removePhone(context, context.session, input);
      return { removed: true } as const;
    }),
  };
}
