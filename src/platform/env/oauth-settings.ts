import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { secureUrl } from './secure-url.ts';

/** The social providers of the specification, in its order; `OAUTH_GOOGLE_ID` and the like are named after them. */
export const oauthProviderIds = [
  'google',
  'facebook',
  'twitter',
  'apple',
  'github',
  'gitlab',
  'bitbucket',
  'discord',
  'azure',
  'keycloak',
  'linkedin',
  'notion',
  'slack',
  'spotify',
  'twitch',
  'workos',
  'kakao',
] as const;
export type OAuthProviderId = (typeof oauthProviderIds)[number];

/** Whose server is not always the same: Keycloak's must be named, the others have one of their own. */
const issuerNeeds = { keycloak: 'required', azure: 'optional', gitlab: 'optional' } as const;

/** What the operator got from a provider. */
export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
  /** Where the provider's server is, without a trailing slash; null: where it always is. */
  readonly issuer: string | null;
}

/** The providers that the operator configured, in the order of the specification. */
export type OAuthSettings = ReadonlyMap<OAuthProviderId, OAuthClient>;

type Variable =
  | `OAUTH_${Uppercase<OAuthProviderId>}_${'ID' | 'SECRET'}`
  | `OAUTH_${Uppercase<keyof typeof issuerNeeds>}_ISSUER`;

const issuerAccepts = {
  keycloak: 'the https address of a realm, such as https://id.example.com/realms/moon',
  azure: 'the https address of a tenant, such as https://login.microsoftonline.com/{tenant}/v2.0',
  gitlab: 'the https address of a GitLab of your own, such as https://gitlab.example.com',
};

const credential = z.string().trim().min(1).max(4000).optional();
/** A tenant is a part of the path. */
const azureIssuer = secureUrl(/^\/[\w.-]+(\/v2\.0)?\/?$/).optional();

/** The variables, for the one schema of all settings. */
export const oauthVariables: Record<Variable, z.ZodType<string | undefined, string | undefined>> = byVariable(
  (provider, part) => {
    if (part !== 'ISSUER') return credential;
    return provider === 'azure' ? azureIssuer : secureUrl().optional();
  },
);

/** What each of them accepts. */
export const oauthAccepts: Record<Variable, string> = byVariable((provider, part) =>
  part === 'ISSUER' && takesIssuer(provider)
    ? issuerAccepts[provider]
    : `the client ${part === 'ID' ? 'id' : 'secret'} that ${provider} gave you`,
);

type Values = Readonly<Partial<Record<Variable, string | undefined>>>;

/**
 * The providers that are configured.
 * @throws {ConfigError} when only a part of what a provider needs is set; it names the missing variable.
 */
export function readOAuthSettings(values: Values): OAuthSettings {
  const configured = new Map<OAuthProviderId, OAuthClient>();
  for (const provider of oauthProviderIds) {
    const client = readClient(provider, values);
    if (client) configured.set(provider, client);
  }
  return configured;
}

function readClient(provider: OAuthProviderId, values: Values): OAuthClient | null {
  const upper = upperCase(provider);
  const [idName, secretName] = [`OAUTH_${upper}_ID`, `OAUTH_${upper}_SECRET`] as const;
  const issuerName = takesIssuer(provider) ? (`OAUTH_${upperCase(provider)}_ISSUER` as const) : null;
  const [id, secret, issuer] = [values[idName], values[secretName], issuerName && values[issuerName]];
  const given = [id && idName, secret && secretName, issuer && issuerName].find(Boolean);
  if (!given) return null;
  if (id === undefined) throw missing(idName, given);
  if (secret === undefined) throw missing(secretName, given);
  if (issuerName && !issuer && takesIssuer(provider) && issuerNeeds[provider] === 'required')
    throw missing(issuerName, given);
  return { id, secret, issuer: issuer ?? null };
}

function missing(variable: Variable, other: string): ConfigError {
  return new ConfigError(
    `${variable} must be set together with ${other}: it accepts ${oauthAccepts[variable]}.`,
  );
}

function takesIssuer(provider: OAuthProviderId): provider is keyof typeof issuerNeeds {
  return provider in issuerNeeds;
}

/** Upper case, for the compiler too. */
function upperCase<Text extends string>(text: Text): Uppercase<Text> {
  return text.toUpperCase() as Uppercase<Text>;
}

/** One value for each variable; the cast says that the loop leaves none out. */
function byVariable<Value>(make: (provider: OAuthProviderId, part: 'ID' | 'SECRET' | 'ISSUER') => Value) {
  const entries = oauthProviderIds.flatMap((provider) => {
    const parts = takesIssuer(provider) ? (['ID', 'SECRET', 'ISSUER'] as const) : (['ID', 'SECRET'] as const);
    return parts.map((part) => [`OAUTH_${upperCase(provider)}_${part}`, make(provider, part)]);
  });
  return Object.fromEntries(entries) as Record<Variable, Value>;
}
