import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { violatesUnique } from '../../platform/db/postgres-failure.ts';
import { rowVersion } from '../../platform/db/row-version.ts';
import { Problem, problemOf } from '../../platform/errors/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createAccountQueue } from '../../platform/limits/account-queue.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles, users } from '../account/tables.ts';
import { markDeployed } from '../pages/draft.ts';
import { updateListedPage } from '../pages/listed-pages.ts';
import { holdFiles, isKeptFile } from '../pages/page-files.ts';
import { pageSnapshots } from '../pages/tables.ts';
import type { DeployStep } from './contract.ts';
import { markDuplicatesJob } from './duplicates/duplicates.ts';
import { liveMail } from './mail/live-mail.ts';
import { removeFilesJob } from './remove-with-account.ts';
import { livePagesChannel } from '../pages/live-pages-channel.ts';
import type { KeyedMutex } from '../../platform/limits/mutex.ts';
import {
  type PreparedDraft,
  prepareDraft,
  type PrepareDeps,
  type PreparedPage,
  preparePage,
} from './prepare.ts';
import { liveUrl } from './render-live.ts';
import { createAddresses } from './addresses/addresses.ts';
import { takeSlug } from './addresses/slugs.ts';
import { createSharing, type SharingDeps } from './sharing.ts';

/** Far more than a person tries, far less than a script. */
const deploysPerAccount = 30;
/** How often a deploy prepares its page anew because the draft has changed, or because another coin took the address. */
const triesAgain = { changed: 5, 'slug-taken': 50 };

/** Is told of each step as it begins. */
type OnStep = (step: DeployStep) => void;

export type Deploys = ReturnType<typeof createDeploys>;

export interface DeployDeps extends PrepareDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** One change of an account's live page at a time. */
  readonly accountQueue: KeyedMutex;
  /** Deploys of one account in a day. */
  readonly perDay: number;
  /** Called with the slug of a page that has changed, after the commit. */
  readonly afterCommit: (slug: string) => void;
}

export function createDeploys(deps: DeployDeps & SharingDeps) {
  const { log, place, accountQueue: mutex, perDay, now } = deps;
  const queue = createAccountQueue({ perTenMinutes: deploysPerAccount, perDay, now, mutex });
  return {
    ...createSharing(deps),
    addresses: createAddresses(deps),
    /**
     * Makes the session's draft its live page; a page that is live already keeps its address.
     * @param base of the draft that is meant; without one, whatever it is by now
     * @param onStep is called as each step begins, and again where they begin anew
     * @throws {Problem} FORBIDDEN, TOO_MANY_REQUESTS, BUSY, TAKEN_DOWN, NO_DRAFT, PAGE_CHANGED, COIN_INCOMPLETE, TEXT_REFUSED, DRAFT_CHANGED, DEPLOY_FAILED; nothing has changed then.
     */
    deploy: async (session: Session, userId: string, base?: string, onStep: OnStep = () => {}) => {
      ownProfile(session, userId);
      try {
        const live = await queue.run(userId, () => deployDraft({ userId, base, onStep }, deps));
        const { slug, shares } = live.page;
        deps.afterCommit(slug);
        return { slug, deployedUrl: liveUrl(slug, place), shares, missedAddress: live.missedAddress };
      } catch (error) {
        // Whatever it ran into: of an account that was deleted meanwhile there is nothing to publish.
        if (await isGone(deps.db, userId)) throw new Problem('NO_DRAFT', { cause: error });
        if (problemOf(error)) throw error;
        log.error({ err: error, userId }, 'deploy failed');
        throw new Problem('DEPLOY_FAILED', { cause: error });
      }
    },
  };
}

/** Whether an account is deleted; where that cannot be read, it counts as there. */
async function isGone(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .catch(() => null);
  return rows?.length === 0;
}

/**
 * Prepares page and files, then swaps the row; prepares again when they were overtaken.
 * @returns the page that is live, and the address that its creator wished for where it has another.
 */
async function deployDraft(
  { userId, base, onStep }: { userId: string; base: string | undefined; onStep: OnStep },
  deps: DeployDeps,
): Promise<{ page: PreparedPage; missedAddress: string | null }> {
  const left = { ...triesAgain };
  let draft = await prepareDraft(userId, base, deps, onStep);
  for (;;) {
    const page = await preparePage(draft, deps, onStep);
    onStep('live');
    const outcome = await goLive(draft, page, deps);
    if (outcome === 'live') {
      const isMissed = draft.slug === null && page.slug !== draft.wished;
      return { page, missedAddress: (isMissed && draft.wished) || null };
    }
    if (outcome === 'deleted') throw new Problem('NO_DRAFT');
    left[outcome] -= 1;
    if (left.changed < 0) throw new Problem('DRAFT_CHANGED');
    if (left['slug-taken'] < 0) throw new Error(`No free address for ${page.slug}.`);
    if (outcome === 'changed') draft = await prepareDraft(userId, base, deps, onStep);
  }
}

type Outcome = 'live' | 'changed' | 'slug-taken' | 'deleted';

async function goLive(draft: PreparedDraft, page: PreparedPage, deps: DeployDeps): Promise<Outcome> {
  try {
    return await deps.db.transaction((tx) => swapRow(tx, draft, page, deps));
  } catch (error) {
    if (violatesUnique(error, 'profiles_slug_unique')) return 'slug-taken';
    throw error;
  }
}

async function swapRow(
  tx: Transaction,
  draft: PreparedDraft,
  page: PreparedPage,
  { place, jobs }: DeployDeps,
): Promise<Outcome> {
  const { userId } = draft;
  const { slug, likeness, deployedAt } = page;
  const [profile] = await tx
    .select({
      version: rowVersion(profiles),
      isPublic: profiles.isPublic,
      publishedAt: profiles.publishedAt,
    })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('no key update');
  if (!profile) {
    // What was made for this page after its account had gone.
    await jobs.enqueue(tx, removeFilesJob, { names: page.assets.filter(isKeptFile) });
    return 'deleted';
  }
  if (profile.version !== draft.version || !(await holdFiles(tx, page.assets))) return 'changed';
  await tx
    .update(profiles)
    .set({
      slug,
      isDeployed: true,
      deployedUrl: liveUrl(slug, place),
      // A creator who has taken the coin off the directory since keeps it off.
      isPublic: profile.publishedAt === null || profile.isPublic,
      publishedAt: deployedAt,
    })
    .where(eq(profiles.id, userId));
  const [before] = await tx
    .select({ likeness: pageSnapshots.likeness })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, userId));
  await tx
    .insert(pageSnapshots)
    .values(page)
    .onConflictDoUpdate({ target: pageSnapshots.profileId, set: page });
  await markDeployed(tx, userId, deployedAt);
  await updateListedPage(tx, userId);
  if (before === undefined) {
    const [person] = await tx.select({ to: users.email }).from(users).where(eq(users.id, userId));
    const { name: coinName } = draft.facts;
    if (person) await jobs.enqueue(tx, liveMail, { ...person, userId, coinName, url: liveUrl(slug, place) });
  }
  const changed = [...new Set([...likeness, ...(before?.likeness ?? [])])];
  await jobs.enqueue(tx, markDuplicatesJob, { likeness: changed });
  await takeSlug(tx, slug);
  await notify(tx, livePagesChannel, slug);
  return 'live';
}
