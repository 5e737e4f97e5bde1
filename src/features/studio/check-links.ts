import { LRUCache } from 'lru-cache';
import { type PublicProbe, PublicFetchError } from '../../platform/http/public-fetch.ts';
import type { Database } from '../../platform/db/database.ts';
import { createAccountQueue } from '../../platform/limits/account-queue.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import type { Coins } from '../coins/service.ts';
import type { LinkFinding } from './contract.ts';

/** Every opening of the check, far less than a script. */
const checksPerTenMinutes = 60;
/** A site that has not answered by then is not asked on. */
const timeoutInMs = 5_000;
const rememberedInMs = 5 * 60_000;
const rememberedLinks = 2_000;

interface Deps {
  readonly db: Database;
  readonly coins: Pick<Coins, 'factsIn'>;
  readonly probe: PublicProbe;
  /** Of one account in a day. */
  readonly perDay: number;
  readonly now: () => Date;
}

export function createCheckLinks({ db, coins, probe, perDay, now }: Deps) {
  const queue = createAccountQueue({ perTenMinutes: checksPerTenMinutes, perDay, now });
  /** What was found is remembered for a while; several who ask at once ask once. */
  const known = new LRUCache<string, Promise<Found>>({ max: rememberedLinks, ttl: rememberedInMs });
  const find = (url: string): Promise<Found> => {
    const found = known.get(url) ?? ask(probe, url);
    known.set(url, found, { noUpdateTTL: true });
    return found;
  };
  /** Where no name is found at all, the network of this machine is missing and not the link. */
  const isDead = async (found: Found) =>
    found === 'gone' || (found === 'unknown' && (await find(knownToAll)) !== 'unknown');

  /**
   * Links of the stored coin that are dead, or end at another site than they name.
   * @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, COIN_INCOMPLETE, TOO_MANY_REQUESTS, BUSY
   */
  return (session: Session, userId: string): Promise<{ findings: LinkFinding[] }> => {
    ownProfile(session, userId);
    return queue.run(userId, async () => {
      const { buyUrl, telegramUrl, xUrl, moreUrls } = await coins.factsIn(db, userId);
      const links = [
        ['buyButtonLink', buyUrl],
        ['telegram', telegramUrl],
        ['twitter', xUrl],
        ...moreUrls.map((url) => ['moreLinks', url] as const),
      ] as const;
      const findings = await Promise.all(
        links.map(async ([field, url]): Promise<LinkFinding[]> => {
          if (url === null) return [];
          const found = await find(url);
          const { host } = new URL(url);
          if (await isDead(found)) return [{ field, url, is: 'dead', leadsTo: host }];
          if (typeof found !== 'object' || found === null || isSameSite(host, found.host)) return [];
          return [{ field, url, is: 'elsewhere', leadsTo: found.host }];
        }),
      );
      return { findings: findings.flat() };
    });
  };
}

/** Reserved for documents, and kept by those who keep the names. */
const knownToAll = 'https://example.com/';

/** Where a link ends; `gone` if its site says that nothing is there, `unknown` if its host has no name; null where nobody can say. */
type Found = { readonly host: string } | 'gone' | 'unknown' | null;

async function ask(probe: PublicProbe, url: string): Promise<Found> {
  try {
    const head = await probe(url, { method: 'HEAD', timeoutInMs });
    if (isThere(head.status)) return { host: new URL(head.url).host };
    // Some sites answer only who wants the page.
    const { status, url: end } = await probe(url, { method: 'GET', timeoutInMs });
    if (status === 404 || status === 410) return 'gone';
    return isThere(status) ? { host: new URL(end).host } : null;
  } catch (error) {
    return isUnknownHost(error) ? 'unknown' : null;
  }
}

function isThere(status: number): boolean {
  return status >= 200 && status < 300;
}

function isUnknownHost(error: unknown): boolean {
  const cause = error instanceof PublicFetchError ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';
}

/** Hosts of one company. */
const families: readonly ReadonlySet<string>[] = [
  new Set(['x.com', 'twitter.com']),
  new Set(['t.me', 'telegram.me', 'telegram.org', 'telegram.dog']),
];

function isSameSite(one: string, other: string): boolean {
  const [first, second] = [siteOf(one), siteOf(other)];
  return first === second || families.some((family) => family.has(first) && family.has(second));
}

/** What somebody registers, as far as that is seen without a list of all suffixes: `example.com`, `example.co.uk`. */
function siteOf(host: string): string {
  const labels = host.replace(/:\d+$/, '').split('.');
  const isCountrys = /(?:^|\.)(?:ac|co|com|edu|gov|net|org)\.[a-z]{2}$/.test(labels.join('.'));
  return labels.slice(isCountrys ? -3 : -2).join('.');
}
