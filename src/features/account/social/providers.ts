import type { OAuthProviderId } from '../../../platform/env/oauth-settings.ts';

/** A provider's own profile fields. */
export type RawProfile = Readonly<Record<string, unknown>>;

/** What differs between providers beside the protocol, which Better Auth speaks. */
interface SocialProvider {
  /** As people know it. */
  readonly name: string;
  /** Better Auth's id, where it is another than ours. */
  readonly betterAuthId?: string;
  /**
   * How the provider says that the person reads mail at the address which it gives: `stated` in the field that Better Auth
   * reads, a function where it is another field, `never` where its documentation promises nothing. Such a provider signs
   * nobody up, and nobody in before it was linked on the account page.
   */
  readonly proof: 'stated' | 'never' | ((profile: RawProfile) => boolean);
  /** Our own drawing of the mark: a path in a square of 24, filled by the even-odd rule in the colour of the text. */
  readonly icon: string;
}

export const socialProviders: Record<OAuthProviderId, SocialProvider> = {
  google: {
    name: 'Google',
    proof: 'stated',
    icon: 'M12 3a9 9 0 1 0 8.9 10.5V10.5H12v3.4h5.2A5.6 5.6 0 1 1 15.9 8.1l2.5-2.5A9 9 0 0 0 12 3Z',
  },
  facebook: {
    name: 'Facebook',
    proof: 'never',
    icon: 'M13.7 21v-7.7h2.6l.5-3.2h-3.1V8.2c0-1 .4-1.7 1.8-1.7h1.5V3.7c-.4-.1-1.3-.2-2.2-.2-2.4 0-4 1.5-4 4.2v2.4H8v3.2h2.8V21Z',
  },
  twitter: {
    name: 'X (Twitter)',
    proof: 'stated',
    icon: 'M3.5 4h5l3.9 5.4L17.2 4H20l-6.3 7.2L20.5 20h-5l-4.2-5.9L6.2 20H3.4l6.7-7.6ZM6.9 5.8l9.5 12.4h.8L7.7 5.8Z',
  },
  apple: {
    name: 'Apple',
    proof: 'stated',
    icon: 'M15.7 2.8c.1 1.3-.4 2.4-1.1 3.2-.8.9-1.9 1.4-2.9 1.3-.1-1.200.4-2.3 1.1-3.100.8-.8 2-1.3 2.9-1.4ZM19.3 16.7c-.5 1.2-1 2-1.6 2.9-.8 1.1-1.7 1.6-2.7 1.6-.9 0-1.5-.6-2.7-.6s-1.900.6-2.800.6c-1 0-1.8-.7-2.6-1.8-1.9-2.5-2.5-5.8-1.5-8.300.7-1.7 2.1-2.8 3.7-2.8 1.3 0 2.100.7 3.200.7 1 0 1.7-.7 3.2-.7 1.3 0 2.500.6 3.2 1.7-2.7 1.6-2.2 5.500.6 6.7Z',
  },
  github: {
    name: 'GitHub',
    proof: 'stated',
    icon: 'M5 3.7c1.500.1 2.800.8 3.7 1.5a11.5 11.5 0 0 1 6.6 0c.9-.7 2.2-1.4 3.7-1.500.6 1.500.5 2.900.2 3.9 1 1.2 1.5 2.5 1.5 4.2 0 4.3-2.7 6-5.7 6.500.5.600.8 1.400.8 2.4V22H8.2v-2.1c-2 .4-3-.5-3.7-2 1.4 0 1.8 1.1 3.700.9.1-.5.3-.9.6-1.2-3-.4-5.5-1.9-5.5-5.9 0-1.700.5-3 1.5-4.2-.3-1-.4-2.300.2-3.8Z',
  },
  gitlab: {
    name: 'GitLab',
    // Its user has no `email_verified`; the instant at which the primary address was confirmed says the same.
    proof: ({ confirmed_at: confirmedAt }) => typeof confirmedAt === 'string' && confirmedAt !== '',
    icon: 'M12 21.3 2.8 13.9 5.8 3.8l3 6.7h6.4l3-6.7 3 10.1Z',
  },
  bitbucket: {
    name: 'Bitbucket',
    proof: 'stated',
    icon: 'M2.8 4h18.4l-2.7 16.2h-13ZM9.2 9l.9 6.2h3.8L14.8 9Z',
  },
  discord: {
    name: 'Discord',
    proof: 'stated',
    icon: 'M8.4 5c-1.600.3-2.900.8-3.9 1.4C2.7 9.6 2 13 2.3 16.8c1.5 1.2 3.2 1.9 5 2.2l1.1-1.9h7.2l1.1 1.9c1.8-.3 3.5-1 5-2.200.3-3.8-.4-7.2-2.2-10.4-1-.6-2.3-1.1-3.9-1.4l-.8 1.5H9.2ZM9 10.2a1.8 2 0 1 0 0 4 1.8 2 0 0 0 0-4ZM15 10.2a1.8 2 0 1 0 0 4 1.8 2 0 0 0 0-4Z',
  },
  azure: {
    name: 'Microsoft',
    betterAuthId: 'microsoft',
    // `email` may be whatever a tenant's admin typed. These optional claims say that the domain's or address's owner was asked.
    proof: ({ email, xms_edov: isOwned, verified_primary_email: primary, verified_secondary_email: other }) =>
      [true, 1, '1', 'true'].some((yes) => isOwned === yes) ||
      (typeof email === 'string' && [primary, other].flat().includes(email)),
    icon: 'M3.5 3.5h8v8h-8ZM12.5 3.5h8v8h-8ZM3.5 12.5h8v8h-8ZM12.5 12.5h8v8h-8Z',
  },
  keycloak: {
    name: 'Keycloak',
    proof: 'stated',
    icon: 'M7 3.3h10L22 12l-5 8.7H7L2 12ZM12 7.5a2.7 2.7 0 0 0-1.3 5.1v3.9h2.6v-3.9A2.7 2.7 0 0 0 12 7.5Z',
  },
  linkedin: {
    name: 'LinkedIn',
    proof: 'stated',
    icon: 'M4.5 3h15A1.5 1.5 0 0 1 21 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.5v-15A1.5 1.5 0 0 1 4.5 3ZM6.2 10v8h2.6v-8ZM7.5 6.1a1.45 1.45 0 1 0 0 2.9 1.45 1.45 0 0 0 0-2.9ZM10.4 10v8H13v-4.2c0-2.3 2.6-2.3 2.6 0V18h2.6v-5c0-3.7-3.8-4-5.2-1.9V10Z',
  },
  notion: {
    name: 'Notion',
    proof: 'never',
    icon: 'M4 3h16v18H4ZM6 5v14h12V5ZM8.3 7.8h2.5l2.9 4.9V7.8h2v8.4h-2.4l-3-5.1v5.1h-2Z',
  },
  slack: {
    name: 'Slack',
    proof: 'stated',
    icon: 'M9.8 2.3a2 2 0 0 1 2 2v5.5a2 2 0 0 1-4 0V4.3a2 2 0 0 1 2-2ZM21.7 9.8a2 2 0 0 1-2 2h-5.5a2 2 0 0 1 0-4h5.5a2 2 0 0 1 2 2ZM14.2 21.7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 4 0v5.5a2 2 0 0 1-2 2ZM2.3 14.2a2 2 0 0 1 2-2h5.5a2 2 0 0 1 0 4H4.3a2 2 0 0 1-2-2Z',
  },
  spotify: {
    name: 'Spotify',
    proof: 'never',
    icon: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM6.2 8.2c3.9-1.1 8.5-.7 11.9 1.2l-.9 1.7c-3-1.6-7-2-10.5-1ZM6.8 11.7c3.2-.9 6.9-.5 9.7 1.1l-.9 1.6c-2.4-1.3-5.5-1.6-8.3-.9ZM7.3 15c2.6-.7 5.6-.4 7.900.9l-.8 1.5c-1.9-1.1-4.4-1.3-6.6-.7Z',
  },
  twitch: {
    name: 'Twitch',
    proof: 'stated',
    icon: 'M5.7 2.5 3.3 6.7v12.1h4.5v2.9h2.3l2.9-2.9h3.6l4.4-4.4V2.5ZM6 4.7h12.8v8.7l-2.6 2.6h-3.7L9.6 19v-3H6ZM10.3 7.8h2v5.1h-2ZM14.7 7.8h2v5.1h-2Z',
  },
  workos: {
    name: 'WorkOS',
    proof: 'stated',
    icon: 'M7.3 4h5.2L8 12l4.5 8H7.3L2.7 12ZM16.7 4l4.6 8-4.6 8h-5.2l1.7-3h1.7l2.9-5-2.9-5h-1.7l-1.7-3Z',
  },
  kakao: {
    name: 'Kakao',
    proof: 'stated',
    icon: 'M12 3.3c-5.3 0-9.6 3.4-9.6 7.5 0 2.7 1.8 5 4.5 6.3L6 21l4.3-2.8c.6.1 1.100.1 1.700.1 5.3 0 9.6-3.4 9.6-7.5S17.3 3.3 12 3.3Z',
  },
};

export function asOffered(id: OAuthProviderId) {
  const { name, icon } = socialProviders[id];
  return { id, name, icon };
}

/** The name in a URL as a provider, or null when it is none. */
export function readProviderId(name: string): OAuthProviderId | null {
  return Object.hasOwn(socialProviders, name) ? (name as OAuthProviderId) : null;
}
