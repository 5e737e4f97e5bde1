import { clientOf, fullName, type ProviderShape } from './provider-shape.ts';

/** The providers of plain OAuth 2, each with a profile of its own. */
export const oauthShapes = {
  // https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
  facebook: {
    authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
    token: 'https://graph.facebook.com/v24.0/oauth/access_token',
    secretIn: 'body',
    pkce: false,
    scopes: ['email', 'public_profile'],
    profile: {
      'https://graph.facebook.com/debug_token': ({ id }) => ({
        data: { app_id: clientOf('facebook').id, type: 'USER', is_valid: true, user_id: id },
      }),
      'https://graph.facebook.com/me': (person) => ({
        id: person.id,
        name: fullName(person),
        ...(person.email !== null && { email: person.email }),
        picture: {
          data: { height: 50, width: 50, is_silhouette: false, url: 'https://pictures.example/1' },
        },
      }),
    },
  },
  // https://docs.x.com/resources/fundamentals/authentication/oauth-2-0/authorization-code
  twitter: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    secretIn: 'basic',
    pkce: true,
    scopes: ['users.read', 'tweet.read', 'users.email'],
    profile: {
      'https://api.x.com/2/users/me': (person) => ({
        data: {
          id: person.id,
          name: fullName(person),
          username: person.firstName.toLowerCase(),
          // X gives out no other address.
          ...(person.isVerified && person.email !== null && { confirmed_email: person.email }),
        },
      }),
    },
  },
  // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  github: {
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    secretIn: 'body',
    pkce: true,
    scopes: ['read:user', 'user:email'],
    profile: {
      'https://api.github.com/user': (person) => ({
        login: person.firstName.toLowerCase(),
        id: Number(person.id),
        avatar_url: `https://pictures.example/${person.id}.png`,
        type: 'User',
        name: fullName(person),
        email: null,
      }),
      'https://api.github.com/user/emails': (person) =>
        person.email === null
          ? []
          : [
              { email: 'old@example.net', verified: true, primary: false, visibility: null },
              { email: person.email, verified: person.isVerified, primary: true, visibility: 'private' },
            ],
    },
  },
  // https://docs.gitlab.com/api/oauth2/ and /api/users/
  gitlab: {
    authorize: 'https://gitlab.com/oauth/authorize',
    token: 'https://gitlab.com/oauth/token',
    secretIn: 'body',
    pkce: true,
    scopes: ['read_user'],
    profile: {
      'https://gitlab.com/api/v4/user': (person) => ({
        id: Number(person.id),
        username: person.firstName.toLowerCase(),
        email: person.email,
        name: fullName(person),
        state: 'active',
        locked: false,
        avatar_url: null,
        confirmed_at: person.isVerified ? '2024-05-23T09:05:22.000Z' : null,
      }),
    },
  },
  // https://developer.atlassian.com/cloud/bitbucket/rest/api-group-users/
  bitbucket: {
    authorize: 'https://bitbucket.org/site/oauth2/authorize',
    token: 'https://bitbucket.org/site/oauth2/access_token',
    secretIn: 'basic',
    pkce: false,
    scopes: ['account', 'email'],
    profile: {
      'https://api.bitbucket.org/2.0/user': (person) => ({
        type: 'user',
        uuid: `{${person.id}}`,
        display_name: fullName(person),
        created_on: '2024-05-23T09:05:22.000000+00:00',
      }),
      'https://api.bitbucket.org/2.0/user/emails': (person) => ({
        values:
          person.email === null
            ? []
            : [
                { type: 'email', email: 'old@example.net', is_primary: false, is_confirmed: true },
                { type: 'email', email: person.email, is_primary: true, is_confirmed: person.isVerified },
              ],
        pagelen: 10,
        size: 2,
        page: 1,
      }),
    },
  },
  // https://discord.com/developers/docs/resources/user
  discord: {
    authorize: 'https://discord.com/api/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    secretIn: 'body',
    pkce: false,
    scopes: ['identify', 'email'],
    profile: {
      'https://discord.com/api/users/@me': (person) => ({
        id: person.id,
        username: person.firstName.toLowerCase(),
        discriminator: '0',
        global_name: fullName(person),
        avatar: null,
        mfa_enabled: false,
        locale: 'en-US',
        verified: person.isVerified,
        email: person.email,
      }),
    },
  },
  // https://developers.notion.com/reference/get-self
  notion: {
    authorize: 'https://api.notion.com/v1/oauth/authorize',
    token: 'https://api.notion.com/v1/oauth/token',
    secretIn: 'basic',
    pkce: false,
    scopes: [],
    alsoAsks: { owner: 'user' },
    profile: {
      'https://api.notion.com/v1/users/me': (person) => ({
        object: 'user',
        id: 'b0688871-85dc-4637-a022-9fffa0d0f1ff',
        type: 'bot',
        bot: {
          owner: {
            type: 'user',
            user: {
              object: 'user',
              id: person.id,
              name: fullName(person),
              avatar_url: null,
              type: 'person',
              person: { ...(person.email !== null && { email: person.email }) },
            },
          },
        },
      }),
    },
  },
  // https://developer.spotify.com/documentation/web-api/reference/get-current-users-profile
  spotify: {
    authorize: 'https://accounts.spotify.com/authorize',
    token: 'https://accounts.spotify.com/api/token',
    secretIn: 'body',
    pkce: true,
    scopes: ['user-read-email'],
    profile: {
      'https://api.spotify.com/v1/me': (person) => ({
        id: person.id,
        display_name: fullName(person),
        ...(person.email !== null && { email: person.email }),
        images: [],
        product: 'free',
        type: 'user',
      }),
    },
  },
  // https://workos.com/docs/reference/authkit/authentication
  workos: {
    authorize: 'https://api.workos.com/user_management/authorize',
    token: 'https://api.workos.com/user_management/authenticate',
    secretIn: 'json',
    pkce: true,
    scopes: [],
    alsoAsks: { provider: 'authkit' },
    tokenAnswer: (person) => ({
      authentication_method: 'Password',
      user: {
        object: 'user',
        id: person.id,
        email: person.email,
        email_verified: person.isVerified,
        first_name: person.firstName,
        last_name: person.lastName,
        profile_picture_url: null,
      },
    }),
    profile: {},
  },
  // https://developers.kakao.com/docs/latest/en/kakaologin/rest-api
  kakao: {
    authorize: 'https://kauth.kakao.com/oauth/authorize',
    token: 'https://kauth.kakao.com/oauth/token',
    secretIn: 'body',
    pkce: false,
    scopes: ['account_email', 'profile_nickname'],
    profile: {
      'https://kapi.kakao.com/v2/user/me': (person) => ({
        id: Number(person.id),
        connected_at: '2024-05-23T09:05:22Z',
        kakao_account: {
          profile: { nickname: fullName(person) },
          has_email: person.email !== null,
          ...(person.email !== null && {
            email: person.email,
            is_email_valid: true,
            is_email_verified: person.isVerified,
          }),
        },
      }),
    },
  },
} satisfies Record<string, ProviderShape>;
