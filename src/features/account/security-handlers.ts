import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { securityContract } from './security-contract.ts';
import type { Accounts } from './service.ts';
import { createSignedIn } from './sessions/signed-in.ts';

/** The endpoints of `securityContract`. */
export function securityHandlers(accounts: Accounts) {
  const api = implement(securityContract).$context<RequestContext>();
  const signedIn = createSignedIn(accounts);
  const requested = { requested: true } as const;
  const removed = { removed: true } as const;

  return {
    requestPhoneCode: api.requestPhoneCode.handler(async ({ context, input }) => {
      await accounts.requestPhoneCode(context, input.phone);
      return requested;
    }),
    verifyCode: api.verifyCode.handler(({ context, input }) => accounts.verifyCode(context, input)),

    challenge: api.challenge.handler(async ({ context }) => ({
      isPending: await accounts.isChallenged(context),
    })),
    verifySecondFactor: api.verifySecondFactor.handler(({ context, input }) =>
      accounts.verifySecondFactor(context, input.code),
    ),

    read: api.read.use(signedIn).handler(({ context }) => accounts.readSecurity(context.session)),

    draftSecondFactor: api.draftSecondFactor
      .use(signedIn)
      .handler(({ context, input }) => accounts.draftSecondFactor(context, context.session, input)),
    confirmSecondFactor: api.confirmSecondFactor.use(signedIn).handler(async ({ context, input }) => ({
      backupCodes: await accounts.confirmSecondFactor(context, context.session, input.code),
    })),
    renewBackupCodes: api.renewBackupCodes.use(signedIn).handler(async ({ context, input }) => ({
      backupCodes: await accounts.renewBackupCodes(context, context.session, input.code),
    })),
    removeSecondFactor: api.removeSecondFactor.use(signedIn).handler(async ({ context, input }) => {
      await accounts.removeSecondFactor(context, context.session, input.code);
      return removed;
    }),

    requestPhone: api.requestPhone.use(signedIn).handler(async ({ context, input }) => {
      await accounts.requestPhone(context, context.session, input.phone, input);
      return requested;
    }),
    confirmPhone: api.confirmPhone.use(signedIn).handler(async ({ context, input }) => {
      await accounts.confirmPhone(context, context.session, input);
      return { phone: input.phone };
    }),
    removePhone: api.removePhone.use(signedIn).handler(async ({ context, input }) => {
      await accounts.removePhone(context, context.session, input);
      return removed;
    }),

    changeEmail: api.changeEmail.use(signedIn).handler(async ({ context, input }) => {
      const { email, ...proof } = input;
      await accounts.changeEmail(context, context.session, email, proof);
      return requested;
    }),
  };
}
