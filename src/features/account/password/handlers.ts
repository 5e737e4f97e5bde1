import { implement } from '@orpc/server';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import { passwordContract } from './contract.ts';
import type { PasswordVerbs } from './service.ts';

export function passwordHandlers(service: PasswordVerbs) {
  const api = implement(passwordContract).$context<RequestContext>();
  return {
    signUp: api.signUp.handler(async ({ context, input }) => {
      await service.signUp(context, input);
      return { requested: true } as const;
    }),
    updatePassword: api.updatePassword.handler(async ({ input }) => {
      const signInPath = await service.updatePassword(input);
      return { updated: true, signInPath } as const;
    }),
  };
}
