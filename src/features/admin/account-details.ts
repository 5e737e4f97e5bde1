import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { profiles, users } from '../account/tables.ts';
import { readableFacts } from '../pages/stored-facts.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { listPayments } from '../payments/list-payments.ts';
import { shareSteps } from '../sharing/tables.ts';
import type { AccountDetails } from './contract.ts';

/**
 * One account as the desk shows it.
 * @param adminEmails lower case.
 * @throws {Problem} USER_NOT_FOUND
 */
export async function readAccount(
  db: Database,
  adminEmails: readonly string[],
  userId: string,
): Promise<AccountDetails> {
  const [row] = await db
    .select({
      id: profiles.id,
      createdAt: profiles.createdAt,
      firstName: profiles.firstName,
      email: users.email,
      coinName: profiles.coinName,
      symbol: profiles.symbol,
      blockchain: profiles.blockchain,
      isAdmin: profiles.isAdmin,
      deployedUrl: profiles.deployedUrl,
      publishedAt: profiles.publishedAt,
      files: pageSnapshots.shared,
      facts: pageSnapshots.facts,
      takenDownAt: profiles.takenDownAt,
      takenDownReason: profiles.takenDownReason,
      suspendedAt: profiles.suspendedAt,
      suspendedReason: profiles.suspendedReason,
      shared: shareSteps.done,
      liftedAt: shareSteps.liftedAt,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(pageSnapshots, eq(pageSnapshots.profileId, profiles.id))
    .leftJoin(shareSteps, eq(shareSteps.profileId, profiles.id))
    .where(eq(profiles.id, userId));
  if (!row) throw new Problem('USER_NOT_FOUND');
  const { createdAt, publishedAt, files, takenDownAt, takenDownReason, suspendedAt, suspendedReason } = row;
  const live = readableFacts(row.facts);
  return {
    ...row,
    symbol: live?.symbol ?? row.symbol,
    blockchain: live?.blockchain ?? row.blockchain,
    createdAt: createdAt.toISOString(),
    isListed: adminEmails.includes(row.email),
    page:
      row.deployedUrl === null
        ? null
        : {
            url: row.deployedUrl,
            coinName: live?.name ?? row.coinName ?? '',
            publishedAt: publishedAt?.toISOString() ?? null,
            card: files?.card ?? null,
            takenDown: measure(takenDownAt, takenDownReason),
          },
    suspended: measure(suspendedAt, suspendedReason),
    payments: await listPayments(db, userId),
    sharing: { done: row.shared?.length ?? 0, isLifted: row.liftedAt !== null },
  };
}

function measure(at: Date | null, reason: string | null) {
  return at === null || reason === null ? null : { since: at.toISOString(), reason };
}
