import { z } from 'zod';
import { get, post } from '../../../platform/rpc/contract.ts';
import { proofNeeded } from '../sessions/contract.ts';

export const offeredProvider = z.object({
  id: z.string(),
  name: z.string(),
  /** A path in a square of 24, filled by the even-odd rule. */
  icon: z.string(),
});
export type OfferedProvider = z.infer<typeof offeredProvider>;

export const signInMethods = z.object({
  hasPassword: z.boolean(),
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
/** Parameters of the protocol itself, which are ours to set. */
const protocolParameters = new Set([
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
]);

/** What a client may add to the beginning of a sign-in. */
const socialOptions = {
  /** A path of this site in ASCII, where the browser goes once somebody is signed in without a second factor; the dashboard, unless given. */
  redirectTo: z
    .string()
    .max(512)
    .regex(/^\/(?![/\\])[!-[\]-~]*$/, 'Please give a path of this site, such as /build')
    .optional(),
  /** Beside those that a sign-in asks for in any case. */
  scopes: z
    .array(
      z
        .string()
        .max(100)
        .regex(/^[\w.:/-]+$/),
    )
    .max(20)
    .optional(),
  /** Parameters of the provider's own, such as `login_hint`. */
  queryParams: z
    .record(
      z
        .string()
        .max(40)
        .regex(/^[a-z_]+$/)
        .refine((name) => !protocolParameters.has(name), 'This parameter is set by the sign-in itself'),
      z.string().max(200),
    )
    .refine((parameters) => Object.keys(parameters).length <= 10, 'Please give at most 10 parameters')
    .optional(),
};
export type SocialOptions = z.infer<z.ZodObject<typeof socialOptions>>;

/** Where the browser is to go: a page of the provider. */
const destination = z.object({ url: z.url() });

export const socialContract = {
  socialProviders: get('/auth/providers', 'List the social providers to sign in with').output(
    z.object({ providers: z.array(offeredProvider) }),
  ),

  startSocial: post('/auth/social', 'Begin to sign in with a social provider')
    .errors(notOffered)
    .input(provider.extend(socialOptions))
    .output(destination),

  signInMethods: get('/auth/sign-in-methods', 'List one’s own ways to sign in').output(signInMethods),

  linkIdentity: post('/auth/link-identity', 'Begin to link a social provider')
    .errors({ ...notOffered, ...proofNeeded })
    .input(provider)
    .output(destination),

  unlinkIdentity: post('/auth/unlink-identity', 'Unlink a social provider')
    .errors({
      ...proofNeeded,
      IDENTITY_NOT_FOUND: { status: 404, message: 'This is not linked to your account any more.' },
      LAST_WAY_IN: {
        status: 409,
        message: 'This is your only sign-in method. Set a password or link another account first.',
      },
    })
    .input(z.strictObject({ id: z.string().min(1).max(64) }))
    .output(signInMethods),
};
