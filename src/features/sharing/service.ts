import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import type { Config } from '../../platform/env/config.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import { type Admission, free } from '../generation/admission.ts';
import { pageRevisions } from '../pages/tables.ts';
import type { ShareSteps } from './contract.ts';
import { networkNames, type ShareNetwork, shareNetworks, stepsLeft } from './rules/networks.ts';
import { shareSteps } from './tables.ts';

interface Deps {
  readonly db: Database;
  readonly mode: Config['shareSteps'];
  readonly productName: string;
  readonly now: () => Date;
}

export type Sharing = ReturnType<typeof createSharing>;

/** What creators do in return for free builds: they tell others about the product. */
export function createSharing({ db, mode, productName, now }: Deps) {
  const read = async (userId: string): Promise<ShareSteps> => {
    const [row] = await db
      .select({
        opened: sql<ShareNetwork[]>`coalesce(${shareSteps.opened}, '{}')`,
        done: sql<ShareNetwork[]>`coalesce(${shareSteps.done}, '{}')`,
        offerEndedAt: shareSteps.offerEndedAt,
        liftedAt: shareSteps.liftedAt,
        hasBuilt: sql<boolean>`exists (select from ${pageRevisions} where ${pageRevisions.profileId} = ${profiles.id})`,
      })
      .from(profiles)
      .leftJoin(shareSteps, eq(shareSteps.profileId, profiles.id))
      .where(eq(profiles.id, userId));
    if (!row) throw new Problem('PROFILE_NOT_FOUND');
    const { opened, done, offerEndedAt, liftedAt, hasBuilt } = row;
    const isOpen = stepsLeft({ done }).length > 0;
    const isRequired = mode === 'required' && isOpen && liftedAt === null && !hasBuilt;
    return {
      opened,
      done,
      isOffered: mode !== 'off' && isOpen && (isRequired || offerEndedAt === null),
      isRequired,
    };
  };

  return {
    /** @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND */
    steps: (session: Session, userId: string): Promise<ShareSteps> => {
      ownProfile(session, userId);
      return read(userId);
    },

    /** Records what is told of a step; a repetition changes nothing. @throws {Problem} FORBIDDEN, NOT_OPENED */
    record: async (
      session: Session,
      { userId, network, event }: { userId: string; network: ShareNetwork; event: 'opened' | 'done' },
    ): Promise<ShareSteps> => {
      ownProfile(session, userId);
      if (event === 'opened') {
        await db
          .insert(shareSteps)
          .values({ profileId: userId, opened: [network] })
          .onConflictDoUpdate({
            target: shareSteps.profileId,
            set: { opened: including(shareSteps.opened, network) },
          });
      } else {
        const recorded = await db
          .update(shareSteps)
          .set({ done: including(shareSteps.done, network) })
          .where(sql`${shareSteps.profileId} = ${userId} and ${network} = any(${shareSteps.opened})`)
          .returning({ id: shareSteps.profileId });
        if (recorded.length === 0)
          throw new Problem('NOT_OPENED', {
            message: `Open ${networkNames[network]} first, then say that you posted.`,
          });
      }
      return read(userId);
    },

    /** @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND */
    endOffer: async (session: Session, userId: string): Promise<ShareSteps> => {
      ownProfile(session, userId);
      const offerEndedAt = now();
      await db
        .insert(shareSteps)
        .values({ profileId: userId, offerEndedAt })
        .onConflictDoUpdate({ target: shareSteps.profileId, set: { offerEndedAt } });
      return read(userId);
    },

    /** Lets those build who need not share, have shared, or have built before. */
    admission: {
      admit: async (userId) => {
        if (mode !== 'required') return free;
        const steps = await read(userId);
        if (!steps.isRequired) return free;
        const left = stepsLeft(steps);
        throw new Problem('SHARE_FIRST', {
          message: `Building is free during beta, and in return we ask you to share ${productName} before your first build. Still to do, ${left.length} of ${shareNetworks.length}: ${left.map((network) => networkNames[network]).join(', ')}.`,
        });
      },
    } satisfies Admission,
  };
}

/** A list of networks with one more, which is in it once. */
function including(column: PgColumn, network: ShareNetwork): SQL {
  return sql`case when ${network} = any(${column}) then ${column} else ${column} || ${network}::text end`;
}
