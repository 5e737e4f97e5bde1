import type { SocialProviders } from 'better-auth/social-providers';
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';
import type { OAuthClient, OAuthSettings } from '../../../platform/env/oauth-settings.ts';

/** The operator's providers in Better Auth's words: those that it knows, and those of its generic OAuth. */
export function socialClients(settings: OAuthSettings) {
  const known: SocialProviders = {};
  const generic: GenericOAuthConfig[] = [];
  for (const [provider, client] of settings) {
    const credentials = { clientId: client.id, clientSecret: client.secret };
    if (provider === 'bitbucket') generic.push(bitbucket(client));
    else if (provider === 'keycloak') generic.push(keycloak(client));
    else if (provider === 'workos') generic.push(workos(client));
    else if (provider === 'azure')
      known.microsoft = {
        ...credentials,
        ...tenantOf(client),
        prompt: 'select_account',
        disableProfilePhoto: true,
      };
    else if (provider === 'google') known.google = { ...credentials, prompt: 'select_account' };
    else if (provider === 'gitlab')
      known.gitlab = { ...credentials, ...(client.issuer !== null && { issuer: client.issuer }) };
    else known[provider] = credentials;
  }
  return { known, generic };
}

/** `https://login.microsoftonline.com/{tenant}/v2.0`; without one, every Microsoft account may come. */
function tenantOf({ issuer }: OAuthClient) {
  if (issuer === null) return {};
  const { origin, pathname } = new URL(issuer);
  return { authority: origin, tenantId: pathname.split('/')[1] };
}

/** https://developer.atlassian.com/cloud/bitbucket/oauth-2/ and …/rest/api-group-users/ */
function bitbucket({ id, secret }: OAuthClient): GenericOAuthConfig {
  return {
    providerId: 'bitbucket',
    clientId: id,
    clientSecret: secret,
    authorizationUrl: 'https://bitbucket.org/site/oauth2/authorize',
    tokenUrl: 'https://bitbucket.org/site/oauth2/access_token',
    tokenEndpointAuth: { method: 'client_secret_basic' },
    scopes: ['account', 'email'],
    // Not in its documentation.
    pkce: false,
    accountSubject: ({ profile }) => z.string().parse(profile.uuid),
    getUserInfo: async ({ accessToken }) => {
      const [user, emails] = await Promise.all([
        readJson('https://api.bitbucket.org/2.0/user', accessToken, bitbucketUser),
        readJson('https://api.bitbucket.org/2.0/user/emails', accessToken, bitbucketEmails),
      ]);
      const primary = emails.values.find(({ is_primary: isPrimary }) => isPrimary);
      return {
        ...user,
        name: user.display_name,
        email: primary?.email ?? null,
        emailVerified: primary?.is_confirmed ?? false,
      };
    },
  };
}

const bitbucketUser = z.object({ uuid: z.string(), display_name: z.string().optional() });
const bitbucketEmails = z.object({
  values: z.array(z.object({ email: z.string(), is_primary: z.boolean(), is_confirmed: z.boolean() })),
});

/**
 * A realm's endpoints are where Keycloak always has them. Its discovery document says the same, but would be asked for while
 * the service starts, and a Keycloak that is down in that moment would be missing until the next start.
 */
function keycloak({ id, secret, issuer }: OAuthClient): GenericOAuthConfig {
  const endpoints = `${issuer ?? ''}/protocol/openid-connect`;
  return {
    providerId: 'keycloak',
    clientId: id,
    clientSecret: secret,
    authorizationUrl: `${endpoints}/auth`,
    tokenUrl: `${endpoints}/token`,
    scopes: ['openid', 'profile', 'email'],
    accountSubject: ({ profile }) => z.string().parse(profile.sub),
    getUserInfo: async ({ accessToken }) => {
      const user = await readJson(`${endpoints}/userinfo`, accessToken, keycloakUser);
      return { ...user, email: user.email ?? null, emailVerified: user.email_verified ?? false };
    },
  };
}

const keycloakUser = z.looseObject({
  sub: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

/** AuthKit, whose answer to the code is the person: https://workos.com/docs/reference/authkit/authentication */
function workos({ id, secret }: OAuthClient): GenericOAuthConfig {
  return {
    providerId: 'workos',
    clientId: id,
    clientSecret: secret,
    authorizationUrl: 'https://api.workos.com/user_management/authorize',
    authorizationUrlParams: { provider: 'authkit' },
    accountSubject: ({ profile }) => z.string().parse(profile.id),
    getToken: async ({ code, codeVerifier }) => {
      const reply = await fetch('https://api.workos.com/user_management/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          grant_type: 'authorization_code',
          client_id: id,
          client_secret: secret,
          code,
          code_verifier: codeVerifier,
        }),
        redirect: 'error',
      });
      return { raw: await jsonOf(reply, z.looseObject({})) };
    },
    getUserInfo: async ({ raw }) => {
      const { user } = workosAnswer.parse(raw);
      return { ...user, emailVerified: user.email_verified };
    },
  };
}

const workosAnswer = z.object({
  user: z.looseObject({ id: z.string(), email: z.string(), email_verified: z.boolean() }),
});

async function readJson<Shape extends z.ZodType>(
  url: string,
  accessToken: string | undefined,
  shape: Shape,
): Promise<z.output<Shape>> {
  const headers = { authorization: `Bearer ${accessToken ?? ''}`, accept: 'application/json' };
  return jsonOf(await fetch(url, { headers, redirect: 'error' }), shape);
}

/** @throws what Better Auth's own clients throw: an object with the reply's `status` and its `error`. */
async function jsonOf<Shape extends z.ZodType>(reply: Response, shape: Shape): Promise<z.output<Shape>> {
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok) return shape.parse(body);
  const { error } = z.object({ error: z.string().optional() }).catch({}).parse(body);
  throw Object.assign(new Error(`A provider answered ${reply.status}.`), { status: reply.status, error });
}
