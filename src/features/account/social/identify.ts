import { type OAuthProvider, verifyProviderIdToken } from 'better-auth/oauth2';
import type { OAuth2Tokens } from 'better-auth/oauth2';
import { z } from 'zod';
import type { OAuthProviderId } from '../../../platform/env/oauth-settings.ts';
import { unlessAborted } from '../../../platform/limits/unless-aborted.ts';
import type { Log } from '../../../platform/log/log.ts';
import { emailAddress } from '../rules/email-address.ts';
import { SocialFailure } from './failure.ts';
import { type RawProfile, socialProviders } from './providers.ts';

/** A person as a provider knows them. */
export interface SocialIdentity {
  readonly provider: OAuthProviderId;
  /** The provider's own id of the person: it never changes and is never given to another. */
  readonly accountId: string;
  /** As we keep addresses; null when there is none that mail could go to. */
  readonly email: string | null;
  /** Whether the provider vouches that the person reads mail there. */
  readonly isProven: boolean;
  readonly firstName: string;
}

interface Exchange {
  readonly provider: OAuthProviderId;
  readonly client: OAuthProvider;
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectURI: string;
  /** Apple states the name only in the answer that goes through the browser. */
  readonly statedName: string;
  readonly timeoutInMs: number;
  readonly log: Log;
}

/**
 * Exchanges a code for the person who gave it to us, server to server. The provider's tokens are used here and kept nowhere.
 * @throws {SocialFailure} refused, down.
 */
export async function identify(exchange: Exchange): Promise<SocialIdentity> {
  const { provider, log } = exchange;
  try {
    return await unlessAborted(AbortSignal.timeout(exchange.timeoutInMs), () => ask(exchange));
  } catch (error) {
    const failure = error instanceof SocialFailure ? error : new SocialFailure(problemOf(error), error);
    log.warn(
      { provider, problem: failure.problem, ...detailsOf(failure.cause) },
      'provider identification failed',
    );
    throw failure;
  }
}

async function ask({ provider, client, statedName, ...exchange }: Exchange): Promise<SocialIdentity> {
  const { code, codeVerifier, redirectURI } = exchange;
  const tokens = await client.validateAuthorizationCode({ code, codeVerifier, redirectURI });
  if (!tokens) throw new SocialFailure('refused');
  if (
    tokens.idToken !== undefined &&
    client.idToken &&
    !(await verifyProviderIdToken(client, tokens.idToken))
  )
    throw new SocialFailure('refused', new Error('The id token is not right.'));
  const answer = await client.getUserInfo(tokens);
  if (!answer) throw new SocialFailure('down', new Error('The profile could not be read.'));
  const profile = rawProfile.parse(answer.data);
  const { proof } = socialProviders[provider];
  const email = addressOf(answer.user.email);
  const verified: unknown = answer.user.emailVerified;
  return {
    provider,
    accountId: withinTeam(provider, profile, await accountIdOf(client, tokens, answer.data)),
    email,
    // Providers do not reliably send a boolean: `"false"` proves nothing.
    isProven: typeof proof === 'function' ? proof(profile) : proof === 'stated' && verified === true,
    firstName: firstNameOf(profile, statedName || (answer.user.name ?? ''), email),
  };
}

const rawProfile: z.ZodType<RawProfile> = z.record(z.string(), z.unknown());

async function accountIdOf(client: OAuthProvider, tokens: OAuth2Tokens, profile: object): Promise<string> {
  const subject = z.union([z.string().trim().min(1), z.number()]);
  return String(subject.parse(await client.accountSubject({ tokens, profile })));
}

/** Slack does not promise user ids that are unique across workspaces, so the workspace's id is part of ours. */
function withinTeam(provider: OAuthProviderId, profile: RawProfile, accountId: string): string {
  const team = profile['https://slack.com/team_id'];
  return provider === 'slack' && typeof team === 'string' ? `${team}:${accountId}` : accountId;
}

/** Better Auth makes up addresses under `.invalid` where a provider gives none. */
function addressOf(email: string | null | undefined): string | null {
  const { data } = emailAddress.safeParse(email);
  return data && !data.endsWith('.invalid') ? data : null;
}

/** What a person is greeted with: the given name, the first word of the name, or the beginning of the address. */
export function firstNameOf(profile: RawProfile, name: string, email: string | null): string {
  const candidates = [
    profile.given_name,
    profile.first_name,
    name.trim().split(/\s+/)[0],
    capitalised(email?.split(/[@+._-]/)[0] ?? ''),
  ];
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue;
    const clean = candidate.replace(/\p{C}/gu, '').trim();
    if (clean !== '') return clean.slice(0, 80).replace(/[\uD800-\uDBFF]$/, '');
  }
  return 'Friend';
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function problemOf(error: unknown): 'refused' | 'down' {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500 ? 'refused' : 'down';
}

function statusOf(error: unknown): number | null {
  const { data } = z.object({ status: z.number() }).safeParse(error);
  return data?.status ?? null;
}

/** What an operator needs, without anything that a provider may echo of its input. */
function detailsOf(error: unknown) {
  const { data } = z.object({ error: z.string().regex(/^[\w.-]{1,60}$/) }).safeParse(error);
  return {
    status: statusOf(error),
    error: data?.error,
    reason: error instanceof Error ? error.message : undefined,
  };
}
