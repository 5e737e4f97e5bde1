import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { oauthProviderIds } from './oauth-settings.ts';

const keycloak = {
  OAUTH_KEYCLOAK_ID: 'moonpage',
  OAUTH_KEYCLOAK_SECRET: 'secret',
  OAUTH_KEYCLOAK_ISSUER: 'https://id.example.com/realms/moon/',
};

const refused = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
};

test('no provider is offered unless it is configured', () => {
  expect([...parseConfig({}).oauth.keys()]).toEqual([]);
  expect([...parseConfig({ OAUTH_GOOGLE_ID: '', OAUTH_GOOGLE_SECRET: '' }).oauth.keys()]).toEqual([]);
});

test('all seventeen can be configured, and keep the order of the specification', () => {
  const env = Object.fromEntries(
    oauthProviderIds.toReversed().flatMap((provider) => [
      [`OAUTH_${provider.toUpperCase()}_ID`, `id of ${provider}`],
      [`OAUTH_${provider.toUpperCase()}_SECRET`, `secret of ${provider}`],
    ]),
  );
  const { oauth } = parseConfig({ ...env, ...keycloak });
  expect([...oauth.keys()]).toEqual([...oauthProviderIds]);
  expect(oauth.get('kakao')).toEqual({ id: 'id of kakao', secret: 'secret of kakao', issuer: null });
  expect(oauth.get('keycloak')?.issuer).toBe('https://id.example.com/realms/moon');
});

test.each(oauthProviderIds)(
  'half a configuration of %s stops the start and names what is missing',
  (provider) => {
    const upper = provider.toUpperCase();
    const [id, secret] = [`OAUTH_${upper}_ID`, `OAUTH_${upper}_SECRET`];
    expect(refused({ [id]: 'x' })).toMatch(
      new RegExp(`^${secret} must be set together with ${id}: it accepts .+\\.$`),
    );
    expect(refused({ [secret]: 'x' })).toMatch(
      new RegExp(`^${id} must be set together with ${secret}: it accepts .+\\.$`),
    );
  },
);

test('Keycloak needs its issuer, and an issuer alone is half a configuration too', () => {
  const { OAUTH_KEYCLOAK_ISSUER, ...rest } = keycloak;
  expect(refused(rest)).toMatch(/^OAUTH_KEYCLOAK_ISSUER must be set together with OAUTH_KEYCLOAK_ID: /);
  expect(refused({ OAUTH_KEYCLOAK_ISSUER })).toMatch(
    /^OAUTH_KEYCLOAK_ID must be set together with OAUTH_KEYCLOAK_ISSUER: /,
  );
});

test.each([
  'id.example.com',
  'http://id.example.com/realms/moon',
  'https://user@id.example.com/realms/moon',
  'https://id.example.com/realms/moon?x=1',
  'ftp://id.example.com',
])('an issuer that secrets must not be sent to is refused: %s', (OAUTH_KEYCLOAK_ISSUER) => {
  expect(refused({ ...keycloak, OAUTH_KEYCLOAK_ISSUER })).toMatch(
    /^OAUTH_KEYCLOAK_ISSUER cannot be used: it accepts the https address of a realm/,
  );
});

test('an issuer on this machine needs no encryption', () => {
  const { oauth } = parseConfig({ ...keycloak, OAUTH_KEYCLOAK_ISSUER: 'http://localhost:8080/realms/moon' });
  expect(oauth.get('keycloak')?.issuer).toBe('http://localhost:8080/realms/moon');
});

test('the issuer of Azure names a tenant', () => {
  const azure = { OAUTH_AZURE_ID: 'id', OAUTH_AZURE_SECRET: 'secret' };
  expect(refused({ ...azure, OAUTH_AZURE_ISSUER: 'https://login.microsoftonline.com' })).toMatch(
    /^OAUTH_AZURE_ISSUER cannot be used: it accepts the https address of a tenant/,
  );
  const OAUTH_AZURE_ISSUER = 'https://login.microsoftonline.com/moon.example/v2.0';
  expect(parseConfig({ ...azure, OAUTH_AZURE_ISSUER }).oauth.get('azure')?.issuer).toBe(OAUTH_AZURE_ISSUER);
});
