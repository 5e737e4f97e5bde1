import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/db/database.ts';
import { firstPage } from '../../platform/db/first-page.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { cleanupJob } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { requireAdmin, type Session } from '../account/policy.ts';
import { attemptAtPage, attemptFrom, createAttempts } from '../account/rate-limits/attempts.ts';
import { profiles, users } from '../account/tables.ts';
import type { Actor, Audit } from '../admin/audit.ts';
import type { Moderation } from '../admin/moderation.ts';
import { isSlug } from '../coins/slug.ts';
import { isShown } from '../pages/shown-pages.ts';
import { isOrWasAt } from '../pages/slugs.ts';
import { readStoredFacts } from '../pages/stored-facts.ts';
import { pageSnapshots } from '../pages/tables.ts';
import {
  type Report,
  type ReportedPage,
  type ReportInput,
  type ReportOutcome,
  reportOutcomes,
  type ReportState,
} from './contract.ts';
import { pageReports } from './tables.ts';

const pageSize = 20;
/** Of one page: an admin looks at it long before there are more. */
const openReportsKept = 100;
const closedKeptForInMs = 180 * 24 * 60 * 60 * 1000;

/** Daily. */
export const reportCleanUp = cleanupJob('reports.clean-up', 300);

interface Deps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly moderation: Moderation;
  readonly now: () => Date;
}

/** Reports of live pages by strangers, and what admins do about them. Registers its job, so create it before `jobs.start()`. */
export function createReports({ db, jobs, audit, moderation, now }: Deps) {
  const attempts = createAttempts(db, now);
  jobs.cleanUp(reportCleanUp, '35 4 * * *', () => removeOldReports(db, now()));

  /** @throws {Problem} PAGE_NOT_FOUND: there is none, or it is down already. */
  async function findPage(name: string) {
    const slug = name.normalize('NFC');
    if (!isSlug(slug)) throw new Problem('PAGE_NOT_FOUND');
    const [page] = await db
      .select({
        profileId: pageSnapshots.profileId,
        slug: pageSnapshots.slug,
        facts: pageSnapshots.facts,
        url: profiles.deployedUrl,
      })
      .from(pageSnapshots)
      .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
      .where(and(isShown, isOrWasAt(db, slug)));
    if (!page) throw new Problem('PAGE_NOT_FOUND');
    return page;
  }

  /** @throws {Problem} REPORT_NOT_FOUND */
  async function reportedUser(id: number): Promise<string> {
    const [row] = await db
      .select({ userId: pageReports.profileId })
      .from(pageReports)
      .where(eq(pageReports.id, id));
    if (!row) throw new Problem('REPORT_NOT_FOUND');
    return row.userId;
  }

  const closing = ({ session }: Actor, outcome: ReportOutcome) => ({
    closedAt: now(),
    outcome,
    closedBy: session.email,
  });
  const closeAllOf = (userId: string, actor: Actor, outcome: ReportOutcome) => async (executor: Executor) => {
    await executor
      .update(pageReports)
      .set(closing(actor, outcome))
      .where(and(eq(pageReports.profileId, userId), isNull(pageReports.closedAt)));
  };

  return {
    /** The page that a stranger is about to report. @throws {Problem} PAGE_NOT_FOUND */
    page: async (slug: string): Promise<ReportedPage> => {
      const page = await findPage(slug);
      return { slug: page.slug, coinName: readStoredFacts(page.facts).name, url: page.url ?? '' };
    },

    /** Keeps a report; of a page with very many open ones the oldest goes. @throws {Problem} TOO_MANY_REQUESTS, PAGE_NOT_FOUND */
    async receive({ slug, reason, words }: ReportInput, clientAddress: string): Promise<void> {
      await attempts.take(attemptFrom('report', { clientAddress }));
      const { profileId } = await findPage(slug);
      // Nobody may drown what others say of a page, its owner least.
      await attempts.take(attemptAtPage(slug, { clientAddress }));
      await db.insert(pageReports).values({ profileId, reason, words, createdAt: now() });
      const beyond = db
        .select({ id: pageReports.id })
        .from(pageReports)
        .where(and(eq(pageReports.profileId, profileId), isNull(pageReports.closedAt)))
        .orderBy(desc(pageReports.id))
        .offset(openReportsKept);
      await db.delete(pageReports).where(inArray(pageReports.id, beyond));
    },

    /** Newest first. @param before id of a report; only older ones. @throws {Problem} FORBIDDEN */
    async list(session: Session, { state, before }: { state: ReportState; before?: number | undefined }) {
      requireAdmin(session);
      const rows = await db
        .select({
          id: pageReports.id,
          createdAt: pageReports.createdAt,
          closedAt: pageReports.closedAt,
          outcome: pageReports.outcome,
          closedBy: pageReports.closedBy,
          reason: pageReports.reason,
          words: pageReports.words,
          userId: profiles.id,
          email: users.email,
          slug: pageSnapshots.slug,
          facts: pageSnapshots.facts,
          url: profiles.deployedUrl,
          shared: pageSnapshots.shared,
          takenDownAt: profiles.takenDownAt,
          suspendedAt: profiles.suspendedAt,
        })
        .from(pageReports)
        .innerJoin(profiles, eq(profiles.id, pageReports.profileId))
        .innerJoin(users, eq(users.id, profiles.id))
        .innerJoin(pageSnapshots, eq(pageSnapshots.profileId, profiles.id))
        .where(
          and(
            state === 'open' ? isNull(pageReports.closedAt) : isNotNull(pageReports.closedAt),
            before === undefined ? undefined : lt(pageReports.id, before),
          ),
        )
        .orderBy(desc(pageReports.id))
        .limit(pageSize + 1);
      const { shown, older } = firstPage(rows, pageSize);
      return {
        reports: shown.map((row): Report => {
          const { id, reason, words, userId, email, slug } = row;
          return {
            id,
            createdAt: row.createdAt.toISOString(),
            closed: closedOf(row),
            reason,
            words,
            page: {
              slug,
              coinName: readStoredFacts(row.facts).name,
              url: row.url ?? '',
              userId,
              email,
              card: row.shared?.card ?? null,
              isTakenDown: row.takenDownAt !== null,
              isSuspended: row.suspendedAt !== null,
            },
          };
        }),
        older,
      };
    },

    /** @throws {Problem} FORBIDDEN */
    async count(session: Session): Promise<number> {
      requireAdmin(session);
      const [row] = await db.select({ open: count() }).from(pageReports).where(isNull(pageReports.closedAt));
      return row?.open ?? 0;
    },

    /** Closes one report; a repetition changes and records nothing. @throws {Problem} FORBIDDEN, REPORT_NOT_FOUND */
    async close(actor: Actor, id: number): Promise<void> {
      requireAdmin(actor.session);
      const userId = await reportedUser(id);
      await db.transaction(async (tx) => {
        const [closed] = await tx
          .update(pageReports)
          .set(closing(actor, 'no-action'))
          .where(and(eq(pageReports.id, id), isNull(pageReports.closedAt)))
          .returning({ reason: pageReports.reason });
        if (!closed) return;
        const [target] = await tx
          .select({ id: users.id, email: users.email })
          .from(users)
          .where(eq(users.id, userId));
        await audit.record(tx, actor, {
          action: 'report-closed',
          detail: closed.reason,
          ...(target && { target }),
        });
      });
    },

    /** Takes the reported page down, and closes every open report about it. @throws {Problem} REPORT_NOT_FOUND and those of `setTakenDown`. */
    async takeDown(actor: Actor, { id, reason }: { id: number; reason: string }): Promise<void> {
      requireAdmin(actor.session);
      const userId = await reportedUser(id);
      await moderation.setTakenDown(actor, { userId, reason }, closeAllOf(userId, actor, 'taken-down'));
    },

    /** Suspends the page's account, and closes every open report about it. @throws {Problem} REPORT_NOT_FOUND and those of `setSuspended`. */
    async suspend(actor: Actor, { id, reason }: { id: number; reason: string }): Promise<void> {
      requireAdmin(actor.session);
      const userId = await reportedUser(id);
      await moderation.setSuspended(actor, { userId, reason }, closeAllOf(userId, actor, 'suspended'));
    },
  };
}

type ClosedColumns = Pick<typeof pageReports.$inferSelect, 'closedAt' | 'outcome' | 'closedBy'>;

function closedOf({ closedAt, outcome, closedBy }: ClosedColumns): Report['closed'] {
  const known = reportOutcomes.find((each) => each === outcome);
  return closedAt && known && closedBy !== null
    ? { at: closedAt.toISOString(), outcome: known, by: closedBy }
    : null;
}

/** Removes reports that were closed long ago. */
export async function removeOldReports(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - closedKeptForInMs);
  await db.delete(pageReports).where(lt(pageReports.closedAt, longAgo));
}

export type Reports = ReturnType<typeof createReports>;
