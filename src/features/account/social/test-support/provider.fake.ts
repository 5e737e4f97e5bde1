import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { type OAuthProviderId, oauthProviderIds } from '../../../../platform/env/oauth-settings.ts';
import { oauthShapes } from './oauth-providers.fixture.ts';
import { openIdShapes } from './openid-providers.fixture.ts';
import { clientOf, type ProviderPerson, type ProviderShape } from './provider-shape.ts';

/** All providers at once: checks what a client sends as strictly as their documentation says, and answers in their shapes. */
export interface FakeProvider {
  /** Who sits at the browser of the provider. */
  person: ProviderPerson;
  /** What the person does, or what the provider suffers. */
  mode:
    | 'well'
    | 'person cancels'
    | 'out of order'
    | 'unreachable'
    | 'silent'
    | 'profile is lost'
    | 'key of another';
  /** Every request, as `POST https://…`. */
  readonly seen: readonly string[];
  /** Answers a request to a provider; null when its address belongs to none. */
  answer(request: Request): Promise<Response | null>;
}

interface Grant {
  readonly provider: OAuthProviderId;
  readonly redirectUri: string;
  readonly challenge: string | null;
  readonly person: ProviderPerson;
}

const defaultRealm = 'https://id.example.com/realms/moon';

/** The settings with which all seventeen are offered. */
export function allProviders(realm: string = defaultRealm): Record<string, string> {
  const env: Record<string, string> = { OAUTH_KEYCLOAK_ISSUER: realm };
  for (const provider of oauthProviderIds) {
    const { id, secret } = clientOf(provider);
    env[`OAUTH_${provider.toUpperCase()}_ID`] = id;
    env[`OAUTH_${provider.toUpperCase()}_SECRET`] = secret;
  }
  return env;
}

/** @param appUrl the only origin whose callbacks are registered. */
export function createFakeProvider(appUrl: string, realm: string = defaultRealm): FakeProvider {
  const shapes: Record<OAuthProviderId, ProviderShape> = { ...oauthShapes, ...openIdShapes(realm) };
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const seen: string[] = [];
  const keys = signingKeys();
  const strangersKeys = signingKeys();

  const fakeProvider: FakeProvider = {
    person: {
      id: '1001',
      email: 'ada@example.com',
      isVerified: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
    },
    mode: 'well',
    seen,
    async answer(request) {
      const address = decodeURIComponent(request.url.replace(/[?#].*$/, ''));
      for (const provider of oauthProviderIds) {
        const shape = shapes[provider];
        const reply = await answerOf(provider, shape, address, request);
        if (reply) return reply;
      }
      return null;
    },
  };

  async function answerOf(
    provider: OAuthProviderId,
    shape: ProviderShape,
    address: string,
    request: Request,
  ) {
    const isOurs =
      [shape.authorize, shape.token, shape.idToken?.keys].includes(address) || address in shape.profile;
    if (!isOurs) return null;
    seen.push(`${request.method} ${address}`);
    if (address === shape.authorize) return authorize(provider, shape, new URL(request.url));
    if (fakeProvider.mode === 'unreachable') throw new TypeError('fetch failed');
    if (fakeProvider.mode === 'silent') return new Promise<never>(() => {});
    if (fakeProvider.mode === 'out of order')
      return Response.json({ error: 'server_error' }, { status: 503 });
    if (address === shape.token) return exchange(provider, shape, request);
    if (address === shape.idToken?.keys) return Response.json({ keys: [keys.jwk] });
    if (fakeProvider.mode === 'profile is lost') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    return profile(provider, shape, address, request);
  }

  function authorize(provider: OAuthProviderId, shape: ProviderShape, url: URL): Response {
    const asked = (name: string) => url.searchParams.get(name);
    const redirectUri = asked('redirect_uri') ?? '';
    const scopes = (asked('scope') ?? '').split(/[ ,]/);
    const wrong = [
      asked('client_id') === clientOf(provider).id ? null : 'client_id',
      redirectUri === `${appUrl}/api/auth/callback/${provider}` ? null : 'redirect_uri',
      (asked('response_type') ?? '').split(' ').includes('code') ? null : 'response_type',
      (asked('state') ?? '').length >= 32 ? null : 'state',
      shape.scopes.every((scope) => scopes.includes(scope)) ? null : 'scope',
      !shape.pkce || asked('code_challenge_method') === 'S256' ? null : 'code_challenge_method',
      ...Object.entries(shape.alsoAsks ?? {}).map(([name, value]) => (asked(name) === value ? null : name)),
    ].filter((name) => name !== null);
    // A provider shows this to the person and sends nobody anywhere.
    if (wrong.length > 0) return new Response(`Invalid ${wrong.join(', ')}`, { status: 400 });
    const state = asked('state') ?? '';
    if (fakeProvider.mode === 'person cancels')
      return goBack(redirectUri, asked('response_mode'), { state, error: cancelled(provider) });
    const code = `code-${randomUUID()}`;
    grants.set(code, {
      provider,
      redirectUri,
      challenge: asked('code_challenge'),
      person: fakeProvider.person,
    });
    const { firstName, lastName, email } = fakeProvider.person;
    const user = JSON.stringify({ name: { firstName, lastName }, email });
    return goBack(redirectUri, asked('response_mode'), {
      state,
      code,
      ...(provider === 'apple' && { user }),
    });
  }

  async function exchange(provider: OAuthProviderId, shape: ProviderShape, request: Request) {
    const sent = await bodyOf(request, shape.secretIn);
    const refuse = (error: string) =>
      // GitHub says so with 200.
      Response.json({ error, error_description: 'No.' }, { status: provider === 'github' ? 200 : 400 });
    const { id, secret } = clientOf(provider);
    if (request.method !== 'POST' || sent.client_id !== id || sent.client_secret !== secret)
      return refuse('invalid_client');
    const grant = grants.get(sent.code ?? '');
    // Of a code, one use is enough.
    grants.delete(sent.code ?? '');
    if (sent.grant_type !== 'authorization_code' || grant?.provider !== provider)
      return refuse('invalid_grant');
    if (provider !== 'workos' && sent.redirect_uri !== grant.redirectUri) return refuse('invalid_grant');
    if (grant.challenge !== null && challengeOf(sent.code_verifier ?? '') !== grant.challenge)
      return refuse('invalid_grant');
    const accessToken = `token-${randomUUID()}`;
    tokens.set(accessToken, grant);
    const signer = fakeProvider.mode === 'key of another' ? strangersKeys : keys;
    return Response.json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: `refresh-${randomUUID()}`,
      ...(shape.idToken && { id_token: signer.sign({ aud: id, ...shape.idToken.claims(grant.person) }) }),
      ...shape.tokenAnswer?.(grant.person),
    });
  }

  function profile(provider: OAuthProviderId, shape: ProviderShape, address: string, request: Request) {
    const url = new URL(request.url);
    const given =
      url.searchParams.get('input_token') ??
      request.headers.get('authorization')?.replace(/^Bearer /, '') ??
      '';
    const grant = tokens.get(given);
    if (grant?.provider !== provider) return Response.json({ error: 'invalid_token' }, { status: 401 });
    return Response.json(shape.profile[address]?.(grant.person));
  }

  return fakeProvider;
}

/** By a redirect, or by a form that the browser sends at once. */
function goBack(redirectUri: string, mode: string | null, values: Record<string, string>): Response {
  if (mode !== 'form_post') {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
    return new Response(null, { status: 302, headers: { location: url.toString() } });
  }
  const fields = Object.entries(values).map(
    ([name, value]) =>
      `<input type="hidden" name="${name}" value="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
  );
  const html = `<form method="post" action="${redirectUri}">${fields.join('')}</form>`;
  return new Response(html, { headers: { 'content-type': 'text/html' } });
}

function cancelled(provider: OAuthProviderId): string {
  if (provider === 'apple') return 'user_cancelled_authorize';
  return provider === 'linkedin' ? 'user_cancelled_login' : 'access_denied';
}

async function bodyOf(
  request: Request,
  secretIn: ProviderShape['secretIn'],
): Promise<Record<string, string>> {
  if (secretIn === 'json') return (await request.json()) as Record<string, string>;
  const body = Object.fromEntries(new URLSearchParams(await request.text()));
  if (secretIn === 'body') return body;
  const [id = '', secret = ''] = atob(request.headers.get('authorization')?.replace(/^Basic /, '') ?? '')
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  return { ...body, client_id: id, client_secret: secret };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function signingKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    jwk: { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' },
    sign(claims: object): string {
      const now = Math.floor(Date.now() / 1000);
      const head = base64({ alg: 'RS256', typ: 'JWT', kid: 'key-1' });
      const body = base64({ iat: now, exp: now + 3600, ...claims });
      const signature = createSign('RSA-SHA256').update(`${head}.${body}`).sign(privateKey, 'base64url');
      return `${head}.${body}.${signature}`;
    },
  };
}
