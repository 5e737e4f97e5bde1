import { implement } from '@orpc/server';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { accountContract } from './contract.ts';
import { ownProfile } from './policy.ts';
import type { Accounts } from './service.ts';
import { createProven, createSignedIn } from './sessions/signed-in.ts';

interface LinkRequest {
  readonly context: RequestContext;
  readonly input: { readonly email: string };
}

export function accountHandlers(accounts: Accounts) {
  const api = implement(accountContract).$context<RequestContext>();
  const signedIn = createSignedIn(accounts);
  const proven = createProven(accounts);
  const { sessions, sessionList, password, mailLinks, codes, secondFactor, social } = accounts;
  const requested = { requested: true } as const;
  const ended = { ended: true } as const;
  const removed = { removed: true } as const;

  const requestLink =
    (type: 'signup' | 'recovery' | 'magiclink') =>
    async ({ context, input }: LinkRequest) => {
      await mailLinks.requestLink(context, type, input.email);
      return requested;
    };

  return {
    session: api.session.handler(({ context }) => sessions.read(context)),
    signIn: api.signIn.handler(({ context, input }) => sessions.signIn(context, input)),
    sessions: api.sessions.use(signedIn).handler(({ context }) => sessionList.list(context.session)),
    endSession: api.endSession.use(signedIn).handler(async ({ context, input }) => {
      await sessionList.endOne(context.session, input.id);
      return ended;
    }),
    endOtherSessions: api.endOtherSessions.use(signedIn).handler(async ({ context }) => {
      await sessionList.endOthers(context.session);
      return ended;
    }),
    signOut: api.signOut.handler(async ({ context }) => {
      await sessions.end(context);
      return { signedOut: true } as const;
    }),

    signUp: api.signUp.handler(async ({ context, input }) => {
      await password.signUp(context, input);
      return requested;
    }),
    passwordLink: api.passwordLink.handler(({ input }) => password.passwordLink(input)),
    updatePassword: api.updatePassword.handler(async ({ input }) => {
      const signInPath = await password.updatePassword(input);
      return { updated: true, signInPath } as const;
    }),

    resendConfirmation: api.resendConfirmation.handler(requestLink('signup')),
    forgotPassword: api.forgotPassword.handler(requestLink('recovery')),
    magicLink: api.magicLink.handler(requestLink('magiclink')),
    exchange: api.exchange.handler(async ({ context, input }) => ({
      type: input.type,
      ...(await mailLinks.exchange(context, input)),
    })),
    changeEmail: api.changeEmail.use(proven).handler(async ({ context, input }) => {
      await mailLinks.changeEmail(context, context.session, input.email);
      return requested;
    }),

    requestPhoneCode: api.requestPhoneCode.handler(async ({ context, input }) => {
      await codes.requestPhoneCode(context, input.phone);
      return requested;
    }),
    verifyCode: api.verifyCode.handler(({ context, input }) => codes.verifyCode(context, input)),
    requestProofCode: api.requestProofCode.use(signedIn).handler(async ({ context }) => {
      await codes.requestProofCode(context, context.session);
      return requested;
    }),
    requestPhone: api.requestPhone.use(proven).handler(async ({ context, input }) => {
      await codes.requestPhone(context, context.session, input.phone);
      return requested;
    }),
    confirmPhone: api.confirmPhone.use(signedIn).handler(async ({ context, input }) => {
      await codes.confirmPhone(context, context.session, input);
      return { phone: input.phone };
    }),
    removePhone: api.removePhone.use(proven).handler(async ({ context }) => {
      await codes.removePhone(context.session);
      return removed;
    }),

    challenge: api.challenge.handler(({ context }) => secondFactor.readChallenge(context)),
    verifySecondFactor: api.verifySecondFactor.handler(({ context, input }) =>
      secondFactor.verify(context, input.code),
    ),
    prove: api.prove.use(signedIn).handler(async ({ context, input }) => {
      await secondFactor.prove(context, context.session, input);
      return { proven: true } as const;
    }),
    draftSecondFactor: api.draftSecondFactor
      .use(proven)
      .handler(({ context }) => secondFactor.draft(context.session)),
    confirmSecondFactor: api.confirmSecondFactor.use(signedIn).handler(async ({ context, input }) => ({
      backupCodes: await secondFactor.confirm(context, context.session, input.code),
    })),
    renewBackupCodes: api.renewBackupCodes.use(proven).handler(async ({ context }) => ({
      backupCodes: await secondFactor.renewBackupCodes(context.session),
    })),
    removeSecondFactor: api.removeSecondFactor.use(proven).handler(async ({ context }) => {
      await secondFactor.remove(context.session);
      return removed;
    }),

    socialProviders: api.socialProviders.handler(() => ({ providers: [...social.offered] })),
    startSocial: api.startSocial.handler(({ context, input: { provider, ...options } }) =>
      social.start(context, provider, options),
    ),
    signInMethods: api.signInMethods
      .use(signedIn)
      .handler(({ context }) => social.signInMethods(context.session)),
    linkIdentity: api.linkIdentity
      .use(proven)
      .handler(({ context, input }) => social.startLinking(context, context.session, input.provider)),
    unlinkIdentity: api.unlinkIdentity
      .use(proven)
      .handler(({ context, input }) => social.unlink(context.session, input.id)),

    security: api.security.use(signedIn).handler(({ context }) => accounts.readSecurity(context.session)),
    profile: api.profile.use(signedIn).handler(({ context, input }) => {
      ownProfile(context.session, input.userId);
      return accounts.readProfile(input.userId);
    }),
    changeFirstName: api.changeFirstName.use(signedIn).handler(async ({ context, input }) => {
      await accounts.changeFirstName(context.session, input.first_name);
      return { changed: true } as const;
    }),
    deleteAccount: api.deleteAccount.use(proven).handler(async ({ context, input }) => {
      await accounts.deleteAccount(context, context.session, input.email);
      return { deleted: true } as const;
    }),
  };
}
