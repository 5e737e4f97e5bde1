import { renderPage } from '@moonpage/engine/render/render-page.tsx';
import { type Zippable, zipSync } from 'fflate';
import { Problem, problemOf } from '../../../platform/errors/problem.ts';
import { createAccountQueue } from '../../../platform/limits/account-queue.ts';
import { ownProfile, type Session } from '../../account/policy.ts';
import { slugOf } from '../../coins/slug.ts';
import type { PageAssets } from '../../pages/assets.ts';
import { findShares } from '../duplicates/duplicates.ts';
import { likenessOf } from '../duplicates/likeness.ts';
import { prepareDraft } from '../prepare.ts';
import type { DeployDeps } from '../service.ts';

/** Far more than a person downloads, far less than a script. */
const archivesPerAccount = 20;

export type Archives = ReturnType<typeof createArchives>;

type Deps = Omit<DeployDeps, 'jobs' | 'afterCommit'> & {
  readonly assets: Pick<PageAssets, 'nameOf' | 'read'>;
};

/** Pages as folders that open without a server. */
export function createArchives(deps: Deps) {
  const { accountQueue: mutex, perDay, now, log } = deps;
  const queue = createAccountQueue({ perTenMinutes: archivesPerAccount, perDay, now, mutex });
  return {
    /**
     * Packs the session's draft as it would go live, which counts no visits and asks no other host for anything.
     * @param base of the draft that is meant; without one, whatever it is by now
     * @returns a ZIP with `index.html`, and its pictures and fonts under `assets/`
     * @throws {Problem} FORBIDDEN, TOO_MANY_REQUESTS, BUSY, TAKEN_DOWN, NO_DRAFT, PAGE_CHANGED, COIN_INCOMPLETE, TEXT_REFUSED, ARCHIVE_FAILED
     */
    make: async (session: Session, userId: string, base?: string): Promise<File> => {
      ownProfile(session, userId);
      try {
        return await queue.run(userId, () => pack(userId, base, deps));
      } catch (error) {
        if (problemOf(error)) throw error;
        log.error({ err: error, userId }, 'page archive failed');
        throw new Problem('ARCHIVE_FAILED', { cause: error });
      }
    },
  };
}

async function pack(userId: string, base: string | undefined, deps: Deps): Promise<File> {
  const { db, assets, place, now } = deps;
  const { document, facts, shared, slug } = await prepareDraft(userId, base, deps);
  const nameSlug = slugOf(facts.name, facts.symbol);
  const instant = now();
  const { html, assets: names } = renderPage(document, facts, {
    slug: slug ?? nameSlug,
    pageUrl: place.appUrl,
    assetUrl: (name) => pathOf(assets.nameOf(name)),
    beaconUrl: null,
    reportUrl:
      slug === null ? `${place.appUrl}/support` : `${place.appUrl}/report/${encodeURIComponent(slug)}`,
    // Browsers refuse a manifest that lies in a folder.
    shared: shared && { ...shared, manifest: null, others: [] },
    now: instant.getTime(),
    updatedAt: instant.getTime(),
    noindex: false,
    likenesses: await findShares(db, likenessOf(facts), userId),
    hosting: 'folder',
    preview: false,
  });
  const files: Zippable = { 'index.html': Buffer.from(html) };
  for (const name of new Set(names.map((each) => assets.nameOf(each)))) {
    const asset = await assets.read(name);
    if (asset === null) throw new Error(`The page names ${name}, which is not there.`);
    // Pictures and fonts are compressed already.
    files[pathOf(name)] = [asset.bytes, { level: 0 }];
  }
  const bytes = zipSync(files, { mtime: instant });
  return new File([new Uint8Array(bytes)], `${nameSlug}.zip`, { type: 'application/zip' });
}

function pathOf(name: string): string {
  return `assets/${name}`;
}
