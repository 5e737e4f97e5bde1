import { z } from 'zod';
import { endpoint } from '../../../platform/rpc/contract.ts';
import { proofInput, proofRefused } from '../second-factor/proof-contract.ts';

export const offeredProvider = z.object({
  id: z.string(),
  name: z.string(),
  /** A path in a square of 24, filled by the even-odd rule. */
  icon: z.string(),
});
export type OfferedProvider = z.infer<typeof offeredProvider>;

export const signInMethods = z.object({
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  linkable: z.array(offeredProvider),
  linked: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      name: z.string(),
      icon: z.string(),
      since: z.iso.datetime(),
      /** It cannot be unlinked before there is another. */
      isLastWayIn: z.boolean(),
    }),
  ),
});
export type SignInMethods = z.infer<typeof signInMethods>;

const provider = z.strictObject({ provider: z.string().min(1).max(40) });
const notOffered = {
  PROVIDER_NOT_OFFERED: {
    status: 404,
    message: 'This way to sign in is not offered here. Please choose another.',
  },
};
/** Where the browser is to go: a page of the provider. */
const destination = z.object({ url: z.url() });

export const socialContract = {
  socialProviders: endpoint
    .route({ method: 'GET', path: '/auth/providers', summary: 'List the social providers to sign in with' })
    .output(z.object({ providers: z.array(offeredProvider) })),

  startSocial: endpoint
    .route({ method: 'POST', path: '/auth/social', summary: 'Begin to sign in with a social provider' })
    .errors(notOffered)
    .input(provider)
    .output(destination),

  signInMethods: endpoint
    .route({ method: 'GET', path: '/auth/sign-in-methods', summary: 'List one’s own ways to sign in' })
    .output(signInMethods),

  linkIdentity: endpoint
    .route({ method: 'POST', path: '/auth/link-identity', summary: 'Begin to link a social provider' })
    .errors({ ...notOffered, ...proofRefused })
    .input(provider.extend(proofInput))
    .output(destination),

  unlinkIdentity: endpoint
    .route({ method: 'POST', path: '/auth/unlink-identity', summary: 'Unlink a social provider' })
    .errors({
      ...proofRefused,
      IDENTITY_NOT_FOUND: { status: 404, message: 'This is not linked to your account any more.' },
      LAST_WAY_IN: {
        status: 409,
        message: 'This is your only sign-in method. Set a password or link another account first.',
      },
    })
    .input(z.strictObject({ id: z.string().min(1).max(64), ...proofInput }))
    .output(signInMethods),
};
