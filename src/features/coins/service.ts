import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import type { Facts, GalleryPicture } from '@moonpage/engine/facts.ts';
import { eq } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { FieldIssue } from '../../platform/rpc/contract.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import type { Uploads } from '../uploads/service.ts';
import {
  type CoinDetails,
  coinDetails,
  type CoinDetailsInput,
  coinDetailsSchema,
  type CoinRules,
  type SavedCoin,
  savedCoin,
} from './contract.ts';
import { toFacts } from './facts.ts';
import { publishableTexts } from './publishable-texts.ts';
import { coinFieldEntries } from './fields.ts';
import { coinColumns, emptyCoin } from './profile-columns.ts';

export type Coins = ReturnType<typeof createCoins>;

interface Deps {
  readonly db: Database;
  readonly uploads: Pick<Uploads, 'find' | 'hold'>;
  readonly now: () => Date;
}

export function createCoins({ db, uploads, now }: Deps) {
  const imageOf = async (executor: Executor, userId: string, url: string | null) =>
    url === null || url === '' ? null : await uploads.find(executor, userId, url);

  /** The pictures that are there; one that is gone is no reason to show none. */
  const galleryOf = async (executor: Executor, userId: string, { gallery }: CoinDetails) => {
    const pictures: GalleryPicture[] = [];
    for (const { url, caption } of gallery) {
      const image = await uploads.find(executor, userId, url);
      if (image) pictures.push({ url, width: image.width, height: image.height, caption: caption || null });
    }
    return pictures;
  };

  /** `readFacts` for a caller that has checked whose it is, in its own transaction. */
  const factsIn = async (executor: Executor, userId: string): Promise<Facts> => {
    const profile = await readProfile(executor, userId);
    const details = coinDetails.safeParse(filled(profile));
    if (!details.success) {
      throw new Problem('COIN_INCOMPLETE', { message: 'Fill in the details of your coin first.' });
    }
    const shown = { ...details.data, ...publishableTexts(details.data).texts };
    const image = await imageOf(executor, userId, profile.mainImageUrl);
    return toFacts(shown, image, await galleryOf(executor, userId, shown));
  };

  const holdImages = async (tx: Transaction, userId: string, urls: ReadonlySet<string>) => {
    const held = new Set<string>();
    // Locked in one order everywhere, so that two transactions cannot deadlock.
    for (const url of [...urls].toSorted()) if (await uploads.hold(tx, userId, url)) held.add(url);
    return held;
  };

  return {
    /** What the build form starts from. @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND */
    read: async (session: Session, userId: string): Promise<SavedCoin> => {
      ownProfile(session, userId);
      const profile = await readProfile(db, userId);
      const details = { ...filled(profile), email: profile.email ?? session.email };
      const image = await imageOf(db, userId, profile.mainImageUrl);
      return savedCoin.parse({ details, image });
    },

    /**
     * Checks the details by the rules of the build form and saves them all.
     * @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, INVALID_INPUT with the fields that are refused; nothing is saved then.
     */
    save: async (session: Session, userId: string, input: CoinDetailsInput): Promise<CoinDetails> => {
      ownProfile(session, userId);
      return await db.transaction(async (tx) => {
        const savedLaunchDate = await lockLaunchDate(tx, userId);
        const details = checked(input, { today: todayInCst(now().getTime()), savedLaunchDate });
        refuseMissingImages(details, await holdImages(tx, userId, imagesOf(details)));
        await tx.update(profiles).set(details).where(eq(profiles.id, userId));
        return details;
      });
    },

    /** The saved coin as a page sees it. @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, COIN_INCOMPLETE */
    readFacts: async (session: Session, userId: string): Promise<Facts> => {
      ownProfile(session, userId);
      return await factsIn(db, userId);
    },

    factsIn,

    /** Forgets the coin, all but its contact address, in the caller's transaction. */
    clear: async (executor: Executor, userId: string): Promise<void> => {
      await executor.update(profiles).set(emptyCoin).where(eq(profiles.id, userId));
    },
  };
}

async function readProfile(executor: Executor, userId: string) {
  const [profile] = await executor.select(coinColumns).from(profiles).where(eq(profiles.id, userId));
  if (!profile) throw new Problem('PROFILE_NOT_FOUND');
  return profile;
}

/** Locks the profile's row, so that of two concurrent saves the later one wins as a whole. */
async function lockLaunchDate(tx: Transaction, userId: string): Promise<string | null> {
  const [profile] = await tx
    .select({ launchDate: profiles.launchDate })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('update');
  if (!profile) throw new Problem('PROFILE_NOT_FOUND');
  return profile.launchDate;
}

function checked(input: CoinDetailsInput, rules: CoinRules): CoinDetails {
  const result = coinDetailsSchema(rules).safeParse(input);
  if (result.success) return result.data;
  throw refusal(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

function imagesOf({ mainImageUrl, gallery }: CoinDetails): Set<string> {
  const urls = new Set(gallery.map(({ url }) => url));
  return mainImageUrl === '' ? urls : urls.add(mainImageUrl);
}

function refuseMissingImages(details: CoinDetails, held: ReadonlySet<string>): void {
  const images = [
    ...(details.mainImageUrl === '' ? [] : [{ path: 'mainImageUrl', url: details.mainImageUrl }]),
    ...details.gallery.map(({ url }, position) => ({ path: `gallery.${position}.url`, url })),
  ];
  const issues = images
    .filter(({ url }) => !held.has(url))
    .map(({ path }) => ({ path, message: 'This image is no longer there. Please upload it again.' }));
  if (issues.length > 0) throw refusal(issues);
}

function refusal(issues: readonly FieldIssue[]): Problem<'INVALID_INPUT'> {
  return new Problem('INVALID_INPUT', { message: issues[0]?.message ?? '', data: { issues } });
}

/** A profile as the form has it: nothing is an empty text or list. */
function filled(profile: Awaited<ReturnType<typeof readProfile>>) {
  return Object.fromEntries(coinFieldEntries.map(([name, { empty }]) => [name, profile[name] ?? empty]));
}
