import { address, fullName, openIdClaims, type ProviderShape } from './provider-shape.ts';

const tenant = '0d1e2f30-4a5b-4c6d-8e7f-9a0b1c2d3e4f';

/** The providers of OpenID Connect. @param keycloakRealm address of the realm, without a trailing slash. */
export function openIdShapes(keycloakRealm: string) {
  return {
    // https://developers.google.com/identity/openid-connect/openid-connect
    google: {
      authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      secretIn: 'body',
      pkce: true,
      scopes: ['openid', 'email', 'profile'],
      idToken: {
        keys: 'https://www.googleapis.com/oauth2/v3/certs',
        claims: (person) => ({ iss: 'https://accounts.google.com', ...openIdClaims(person) }),
      },
      profile: {},
    },
    // https://developer.apple.com/documentation/signinwithapplerestapi
    apple: {
      authorize: 'https://appleid.apple.com/auth/authorize',
      token: 'https://appleid.apple.com/auth/token',
      secretIn: 'body',
      pkce: true,
      scopes: ['name', 'email'],
      alsoAsks: { response_mode: 'form_post' },
      idToken: {
        keys: 'https://appleid.apple.com/auth/keys',
        claims: (person) => ({
          iss: 'https://appleid.apple.com',
          sub: person.id,
          ...(person.email !== null && { email: person.email, email_verified: String(person.isVerified) }),
          nonce_supported: true,
        }),
      },
      profile: {},
    },
    // https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference
    azure: {
      authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
      token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      secretIn: 'body',
      pkce: true,
      scopes: ['openid', 'profile', 'email'],
      idToken: {
        keys: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
        claims: (person) => ({
          iss: `https://login.microsoftonline.com/${tenant}/v2.0`,
          tid: tenant,
          oid: person.id,
          sub: `pairwise-${person.id}`,
          name: fullName(person),
          preferred_username: person.email,
          ver: '2.0',
          ...(person.email !== null && { email: person.email, xms_edov: person.isVerified }),
        }),
      },
      profile: {},
    },
    // https://www.keycloak.org/securing-apps/oidc-layers
    keycloak: {
      authorize: `${keycloakRealm}/protocol/openid-connect/auth`,
      token: `${keycloakRealm}/protocol/openid-connect/token`,
      secretIn: 'body',
      pkce: true,
      scopes: ['openid', 'profile', 'email'],
      idToken: {
        keys: `${keycloakRealm}/protocol/openid-connect/certs`,
        claims: (person) => ({ iss: keycloakRealm, ...openIdClaims(person) }),
      },
      profile: { [`${keycloakRealm}/protocol/openid-connect/userinfo`]: openIdClaims },
    },
    // https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2
    linkedin: {
      authorize: 'https://www.linkedin.com/oauth/v2/authorization',
      token: 'https://www.linkedin.com/oauth/v2/accessToken',
      secretIn: 'body',
      pkce: false,
      scopes: ['openid', 'profile', 'email'],
      profile: {
        'https://api.linkedin.com/v2/userinfo': (person) => ({
          ...openIdClaims(person),
          locale: { country: 'US', language: 'en' },
        }),
      },
    },
    // https://docs.slack.dev/reference/methods/openid.connect.userInfo
    slack: {
      authorize: 'https://slack.com/openid/connect/authorize',
      token: 'https://slack.com/api/openid.connect.token',
      secretIn: 'body',
      pkce: false,
      scopes: ['openid', 'profile', 'email'],
      tokenAnswer: () => ({ ok: true }),
      profile: {
        'https://slack.com/api/openid.connect.userInfo': (person) => ({
          ok: true,
          ...openIdClaims(person),
          'https://slack.com/user_id': person.id,
          'https://slack.com/team_id': person.team ?? 'T0R7GR',
        }),
      },
    },
    // https://dev.twitch.tv/docs/authentication/getting-tokens-oidc/
    twitch: {
      authorize: 'https://id.twitch.tv/oauth2/authorize',
      token: 'https://id.twitch.tv/oauth2/token',
      secretIn: 'body',
      pkce: false,
      scopes: ['openid', 'user:read:email'],
      tokenAnswer: () => ({ scope: ['openid', 'user:read:email'], token_type: 'bearer' }),
      idToken: {
        keys: 'https://id.twitch.tv/oauth2/keys',
        claims: (person) => ({
          iss: 'https://id.twitch.tv/oauth2',
          sub: person.id,
          preferred_username: person.firstName,
          ...address(person, 'email_verified'),
        }),
      },
      profile: {},
    },
  } satisfies Record<string, ProviderShape>;
}
