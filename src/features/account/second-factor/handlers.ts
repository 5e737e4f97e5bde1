import { implement } from '@orpc/server';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import type { SignedIn } from '../sessions/signed-in.ts';
import { secondFactorContract } from './contract.ts';
import type { SecondFactorVerbs } from './service.ts';

export function secondFactorHandlers(service: SecondFactorVerbs, signedIn: SignedIn) {
  const api = implement(secondFactorContract).$context<RequestContext>();
  return {
    challenge: api.challenge.handler(async ({ context }) => ({
      isPending: await service.isChallenged(context),
    })),
    verifySecondFactor: api.verifySecondFactor.handler(({ context, input }) =>
      service.verifySecondFactor(context, input.code),
    ),
    draftSecondFactor: api.draftSecondFactor
      .use(signedIn)
      .handler(({ context, input }) => service.draftSecondFactor(context, context.session, input)),
    confirmSecondFactor: api.confirmSecondFactor.use(signedIn).handler(async ({ context, input }) => ({
      backupCodes: await service.confirmSecondFactor(context, context.session, input.code),
    })),
    renewBackupCodes: api.renewBackupCodes.use(signedIn).handler(async ({ context, input }) => ({
      backupCodes: await service.renewBackupCodes(context, context.session, input.code),
    })),
    removeSecondFactor: api.removeSecondFactor.use(signedIn).handler(async ({ context, input }) => {
      await service.removeSecondFactor(context, context.session, input.code);
      return { removed: true } as const;
    }),
  };
}
