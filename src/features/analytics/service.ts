import { LRUCache } from 'lru-cache';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { createLimit, networkKey, visitorKey } from '../../platform/limits/limit.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deviceOf, isRobot, languageOf, readBeacon, type ReaderAction, type ReaderDevice } from './beacon.ts';
import { countListedReads } from './sums/count-listed-reads.ts';
import { countListedReadsJob, dropOldViewsJob, sumViewsJob } from './jobs.ts';
import { addMonths, dropOldMonths } from './months.ts';
import { countAllReadings, countReadings, createReports } from './reports.ts';
import type { ReaderAddress } from './readers/reader.ts';
import { storeViews } from './store-views.ts';
import { sumViews, sumViewsAgain } from './sums/sum-views.ts';
import { createViewQueue } from './view-queue.ts';
import { createVisitorKeys } from './visitor-keys.ts';

/** Views in one statement, and views that may wait for the next. */
const queueLimits = { batch: 1_000, queue: 20_000 };
/** Per address: thousands of phones may share one of their carrier's. */
const viewsPerVisitor = { max: 600, windowInMs: 60_000 };
/** Per IPv6 /48, which one script may own. */
const viewsPerNetwork = { max: 1_200, windowInMs: 60_000 };
/** Kinds of browser that readers have at a time. */
const userAgentsRemembered = 5_000;
/** Browsers within apps have the longest, of about 500; a header may have 16,000 characters, and is remembered. */
const longestUserAgent = 1_024;

/** What a request of a beacon says beside its body. */
interface Reader extends ReaderAddress {
  readonly userAgent: string | undefined;
  readonly acceptLanguage: string | undefined;
}

interface Deps {
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>;
  readonly jobs: Jobs;
  /** The country of an address, ISO 3166-1; null where it is not known. */
  readonly countryOf: (address: string) => string | null;
  /** Full months for which raw readings are kept; null: for ever. */
  readonly keepMonths: number | null;
  readonly now: () => Date;
}

/** Counts the readings of live pages. Registers its jobs, so create it before `jobs.start()`. */
export function createAnalytics({ database, jobs, countryOf, keepMonths, now }: Deps) {
  const { db } = database;
  const limit = createLimit({ ...viewsPerVisitor, now: () => now().getTime() });
  const networkLimit = createLimit({ ...viewsPerNetwork, now: () => now().getTime() });
  const queue = createViewQueue((views) => storeViews(database, views), queueLimits);
  const visitorKeys = createVisitorKeys(db);
  const devices = new LRUCache<string, { device: ReaderDevice | null }>({ max: userAgentsRemembered });

  /** Null for a robot. */
  const readerDevice = (userAgent: string) => {
    if (userAgent.length > longestUserAgent) return null;
    const known = devices.get(userAgent);
    if (known) return known.device;
    const device = isRobot(userAgent) ? null : deviceOf(userAgent);
    devices.set(userAgent, { device });
    return device;
  };

  jobs.cleanUp(sumViewsJob, '* * * * *', () => sumViews(db, now()));
  jobs.cleanUp(countListedReadsJob, '*/10 * * * *', () => countListedReads(db, now()));
  jobs.cleanUp(dropOldViewsJob, '5 0 * * *', async () => {
    await visitorKeys.forgetPastDays(now());
    await addMonths(db, [now()]);
    if (keepMonths !== null) await dropOldMonths(db, { now: now(), keepMonths });
  });

  return {
    /**
     * Counts what a beacon reports; resolves when it is committed. What is no beacon, robots, and pages that are not live are
     * ignored.
     * @returns `full` when the queue is full, `refused` when the reader's address reports too often.
     */
    record: async (body: string, reader: Reader): Promise<'counted' | 'ignored' | 'refused' | 'full'> => {
      const { userAgent, address } = reader;
      const device = userAgent === undefined ? null : readerDevice(userAgent);
      if (userAgent === undefined || device === null) return 'ignored';
      const beacon = readBeacon(body);
      if (beacon === null) return 'ignored';
      const reportedFrom = visitorKey(address);
      if (!limit.take(reportedFrom)) return 'refused';
      if (!networkLimit.take(networkKey(address))) return 'refused';
      const at = now();
      const { slug, action } = beacon;
      const visit = { slug, action, address: reportedFrom, userAgent, at };
      const visitor = isCountedByVisitor(action) ? await visitorKeys.keyOf(visit) : null;
      const isReading = action === 'read';
      const view = {
        ...(isReading ? beacon : { slug, action, source: null, campaign: null }),
        viewedAt: at,
        visitor,
        country: isReading ? (countryCode(reader.countryCode) ?? countryOf(address)) : null,
        device: isReading ? device : null,
        language: isReading ? languageOf(reader.acceptLanguage) : null,
      };
      return (await queue.add(view)) ? 'counted' : 'full';
    },
    /** All readings of an account's live page. */
    countViews: (userId: string) => countReadings(db, userId),
    /** All readings of all live pages, those of deleted accounts among them. */
    countAllViews: () => countAllReadings(db),
    ...createReports(db, now),
    /** See `sumViewsAgain`. */
    sumAgain: (day: string) => sumViewsAgain(db, day),
    /** Makes room for the readings of this month, and forgets what should have been forgotten while no process ran. */
    start: async () => {
      await addMonths(db, [now()]);
      await visitorKeys.forgetPastDays(now());
    },
    /** Commits the queue. */
    stop: () => queue.drain(),
  };
}

export type Analytics = ReturnType<typeof createAnalytics>;

/** How far readers scroll is compared with readings. */
function isCountedByVisitor(action: ReaderAction): boolean {
  return !action.startsWith('scroll-');
}

/** Proxies write `XX` and `T1` for what is no country. */
function countryCode(code: string | null): string | null {
  return code !== null && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
