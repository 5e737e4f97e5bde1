import { compose } from '@moonpage/engine/compose/compose.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { SharedFiles } from '@moonpage/engine/render/options.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { silentLog } from '../../../platform/log/log.ts';
import type { Session } from '../../account/policy.ts';
import { profiles } from '../../account/tables.ts';
import { createTestProfile } from '../../uploads/profile.fixture.ts';
import { accountQueueLimits } from '../../../platform/limits/account-queue.ts';
import { createKeyedMutex } from '../../../platform/limits/mutex.ts';
import { createRenderLive } from '../render-live.ts';
import type { DeployDeps } from '../service.ts';
import type { SharingDeps } from '../sharing.ts';

const place = { appUrl: 'https://moonpage.test', pagesUrl: null };
const path = (name: string) => `/p/assets/${name}`;

export const fakeShared: SharedFiles = {
  card: path('card.png'),
  icon: path('icon.ico'),
  appleIcon: path('apple.png'),
  manifest: path('page.webmanifest'),
  others: [],
};

/** What a deploy needs on a real database, with the coin's name as the only fact and no drawing: the names of its files are made up. */
export function fakeDeployDeps(db: Database, own: Partial<DeployDeps> = {}): DeployDeps & SharingDeps {
  const factsOf = async (executor: Executor, userId: string) =>
    coinOf((await nameOf(executor, userId)) ?? '');
  return {
    db,
    coins: { factsIn: factsOf },
    pages: {
      draftOf: async (executor, userId) => {
        const name = await nameOf(executor, userId);
        return name === null ? null : compose({ facts: coinOf(name), seed: 7 });
      },
    },
    jobs: { enqueue: async () => {} },
    keepImage: async (facts) => facts,
    makeShared: async () => fakeShared,
    makeQrCode: async () => ({ svg: path('code.svg'), png: path('code.png') }),
    assets: { keep: async () => path('launch.ics') },
    render: createRenderLive(
      { pathOf: path, nameOf: (name) => name.slice(name.lastIndexOf('/') + 1) },
      place,
    ),
    renderPreview: () => '<!doctype html>',
    place,
    accountQueue: createKeyedMutex(accountQueueLimits),
    perDay: 1_000,
    afterCommit: () => {},
    log: silentLog(),
    now: () => new Date(),
    ...own,
  };
}

/** Two coins have in common what their names have: the ticker is made of the name. */
export function coinOf(name: string, changes: Partial<Facts> = {}): Facts {
  const symbol = name.replaceAll(' ', '').toUpperCase();
  return testFacts({ name, symbol, contractAddress: null, image: null, gallery: [], ...changes });
}

async function nameOf(executor: Executor, userId: string): Promise<string | null> {
  const [profile] = await executor
    .select({ coinName: profiles.coinName })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.coinName ?? null;
}

/** Changes the draft of the fake. */
export async function nameCoin(db: Database, { userId }: Session, coinName: string): Promise<void> {
  await db.update(profiles).set({ coinName }).where(eq(profiles.id, userId));
}

/** An account with a draft. */
export async function creatorOf(db: Database, coinName: string): Promise<Session> {
  const session = await createTestProfile(db);
  await nameCoin(db, session, coinName);
  return session;
}
