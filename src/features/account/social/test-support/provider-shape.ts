import type { OAuthProviderId } from '../../../../platform/env/oauth-settings.ts';

/** Who sits at the browser, as the provider knows them. */
export interface ProviderPerson {
  readonly id: string;
  readonly email: string | null;
  /** Whether the provider has asked the person at that address. */
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** The workspace of Slack that the id is of. */
  readonly team?: string;
}

type Json = Readonly<Record<string, unknown>>;

/** What one provider's documentation says of its endpoints and answers. */
export interface ProviderShape {
  readonly authorize: string;
  readonly token: string;
  /** How the client shows its secret. */
  readonly secretIn: 'body' | 'basic' | 'json';
  /** Whether it takes a PKCE challenge; one that does insists on it here. */
  readonly pkce: boolean;
  readonly scopes: readonly string[];
  /** Parameters without which it refuses to begin. */
  readonly alsoAsks?: Readonly<Record<string, string>>;
  /** Claims of the id token beside `aud`, `iat` and `exp`. */
  readonly idToken?: { readonly keys: string; claims(person: ProviderPerson): Json };
  /** Further members of the token answer. */
  readonly tokenAnswer?: (person: ProviderPerson) => Json;
  /** What it answers to an access token, by address. */
  readonly profile: Readonly<Record<string, (person: ProviderPerson) => unknown>>;
}

export const fullName = ({ firstName, lastName }: ProviderPerson) => `${firstName} ${lastName}`;
/** Members that are left out when there is no address. */
export const address = (person: ProviderPerson, verified: string): Json =>
  person.email === null ? {} : { email: person.email, [verified]: person.isVerified };
export const openIdClaims = (person: ProviderPerson): Json => ({
  sub: person.id,
  name: fullName(person),
  given_name: person.firstName,
  family_name: person.lastName,
  picture: `https://pictures.example/${person.id}.png`,
  ...address(person, 'email_verified'),
});

/** What each provider gave the operator. */
export function clientOf(provider: OAuthProviderId): { readonly id: string; readonly secret: string } {
  return { id: `${provider}-client`, secret: `${provider} secret & more` };
}
