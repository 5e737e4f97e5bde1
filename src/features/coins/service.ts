import { isDeepStrictEqual } from 'node:util';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import type { Facts, GalleryPicture } from '@moonpage/engine/facts.ts';
import { eq } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { createAccountQueue } from '../../platform/limits/account-queue.ts';
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
  type DrawnEmblem,
  type SavedCoin,
  savedCoin,
} from './contract.ts';
import { toFacts } from './facts.ts';
import { lenientDetails } from './lenient-facts.ts';
import { publishableTexts } from './publishable-texts.ts';
import { type CoinField, coinFieldEntries } from './fields/fields.ts';
import { coinColumns, emptyCoin } from './profile-columns.ts';
import { drawEmblems, type EmblemWords } from './typed/draw-emblems.ts';

export type Coins = ReturnType<typeof createCoins>;

/** What stands on the page of a form that is still empty. */
const standIns = {
  coinName: 'Your coin',
  symbol: 'TICKER',
  description: 'Your own words will stand here.',
};

/** Far more than somebody types. */
const emblemsPerAccount = { perTenMinutes: 1_000, perDay: 20_000 };

interface Deps {
  readonly db: Database;
  readonly uploads: Pick<Uploads, 'find' | 'hold'>;
  /** Hosts of this service, which no page lists as its coin's. */
  readonly ownHosts?: readonly string[];
  readonly now: () => Date;
}

export function createCoins({ db, uploads, ownHosts = [], now }: Deps) {
  const drawings = createAccountQueue({ ...emblemsPerAccount, now });
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
      const details = formOf(profile, session);
      const image = await imageOf(db, userId, profile.mainImageUrl);
      return savedCoin.parse({ details, image });
    },

    /**
     * Checks the details by the rules of the build form and saves them all. A live page that says them otherwise is out of date then.
     * @param replaces what must be stored until then
     * @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, COIN_CHANGED, INVALID_INPUT with the fields that are refused; nothing is saved then.
     */
    save: async (
      session: Session,
      userId: string,
      input: CoinDetailsInput,
      replaces?: CoinDetailsInput,
    ): Promise<CoinDetails> => {
      ownProfile(session, userId);
      return await db.transaction(async (tx) => {
        const saved = await lockProfile(tx, userId);
        if (replaces && !isSameForm(formOf(saved, session), replaces)) throw new Problem('COIN_CHANGED');
        const savedLaunchDate = saved.launchDate;
        const details = checked(input, { today: todayInCst(now().getTime()), savedLaunchDate, ownHosts });
        refuseMissingImages(details, await holdImages(tx, userId, imagesOf(details)));
        await tx
          .update(profiles)
          .set(isSameCoin(filled(saved), details) ? details : { ...details, isDeployed: false })
          .where(eq(profiles.id, userId));
        return details;
      });
    },

    /** The saved coin as a page sees it. @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, COIN_INCOMPLETE */
    readFacts: async (session: Session, userId: string): Promise<Facts> => {
      ownProfile(session, userId);
      return await factsIn(db, userId);
    },

    factsIn,

    /** What pages may say of a coin as its form is filled in so far: what the form would refuse is left out or replaced, what is missing stood in for. */
    factsAsTyped: async (session: Session, typed: CoinDetailsInput): Promise<Facts> => {
      const filled = Object.entries(typed).filter(([, value]) => value !== '' && value !== null);
      const { details } = lenientDetails({ ...standIns, ...Object.fromEntries(filled) }, now().getTime());
      const image = await imageOf(db, session.userId, details.mainImageUrl);
      return toFacts(details, image, await galleryOf(db, session.userId, details));
    },

    /** Emblems to choose from. @throws {Problem} TOO_MANY_REQUESTS, BUSY: they are drawn one after the other for each account. */
    drawEmblems: (session: Session, typed: EmblemWords): Promise<DrawnEmblem[]> =>
      drawings.run(session.userId, async () => {
        // What is drawn holds up everybody else.
        await nextTurn();
        return drawEmblems(typed);
      }),

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
async function lockProfile(tx: Transaction, userId: string) {
  const [profile] = await tx.select(coinColumns).from(profiles).where(eq(profiles.id, userId)).for('update');
  if (!profile) throw new Problem('PROFILE_NOT_FOUND');
  return profile;
}

/** Fields that no page shows. */
const notShown: ReadonlySet<string> = new Set<CoinField>(['email', 'pageAddress']);

/** Whether pages say the same of both. */
function isSameCoin(before: Record<string, unknown>, details: CoinDetails): boolean {
  return coinFieldEntries.every(
    ([name]) => notShown.has(name) || isDeepStrictEqual(before[name], details[name]),
  );
}

function isSameForm(saved: Record<string, unknown>, form: CoinDetailsInput): boolean {
  return coinFieldEntries.every(([name, { empty }]) => isDeepStrictEqual(saved[name], form[name] ?? empty));
}

function checked(input: CoinDetailsInput, rules: CoinRules): CoinDetails {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const result = coinDetailsSchema(rules).safeParse(given);
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

/** What the form starts from: with the account's address until another was saved. */
function formOf(profile: Awaited<ReturnType<typeof readProfile>>, { email }: Session) {
  return { ...filled(profile), email: profile.email ?? email };
}
