import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import type { Session } from '../account/policy.ts';
import { profiles, users } from '../account/tables.ts';
import { pageFiles, pageSnapshots } from '../pages/tables.ts';
import { createDeploys, type DeployDeps } from './service.ts';
import { creatorOf, fakeDeployDeps, fakeShared, nameCoin } from './test-support/deploy-deps.fake.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Deploys whose first page is overtaken by `overtake` while it is rendered. */
function overtaken(overtake: (rendering: number) => Promise<unknown>, own: Partial<DeployDeps> = {}) {
  const deps = fakeDeployDeps(database.db, own);
  let renderings = 0;
  const deploys = createDeploys({
    ...deps,
    render: async (page) => {
      renderings += 1;
      await overtake(renderings);
      return deps.render(page);
    },
  });
  return {
    deploy: (session: Session) => deploys.deploy(session, session.userId),
    renderings: () => renderings,
  };
}

async function liveOf({ userId }: Session) {
  const [page] = await database.db
    .select({ slug: pageSnapshots.slug, html: pageSnapshots.html })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, userId));
  return page;
}

test('nothing is read, rendered, drawn, stored or fetched while the transaction of a deploy is open', async () => {
  let open = 0;
  const calls: string[] = [];
  const outside = <Args extends unknown[], Result>(name: string, work: (...args: Args) => Result) => {
    return (...args: Args) => {
      calls.push(`${name} with ${open} open`);
      return work(...args);
    };
  };
  const transaction: Database['transaction'] = async (work, config) => {
    open += 1;
    try {
      return await database.db.transaction(work, config);
    } finally {
      open -= 1;
    }
  };
  const db: Database = Object.assign(Object.create(database.db) as Database, { transaction });
  const deps = fakeDeployDeps(db);
  const session = await creatorOf(database.db, 'Quiet Heron');
  const { slug } = await createDeploys({
    ...deps,
    coins: { factsIn: outside('factsIn', deps.coins.factsIn) },
    pages: { draftOf: outside('draftOf', deps.pages.draftOf) },
    keepImage: outside('keepImage', deps.keepImage),
    makeShared: outside('makeShared', deps.makeShared),
    makeQrCode: outside('makeQrCode', deps.makeQrCode),
    render: outside('render', deps.render),
    jobs: { enqueue: outside('enqueue', deps.jobs.enqueue) },
  }).deploy(session, session.userId);
  expect(slug).toBe('quiet-heron');
  expect(calls).toEqual([
    'draftOf with 0 open',
    'factsIn with 0 open',
    'keepImage with 0 open',
    'makeShared with 0 open',
    'makeQrCode with 0 open',
    'render with 0 open',
    // The mail of a first deploy, and the notices of the other pages.
    'enqueue with 1 open',
    'enqueue with 1 open',
  ]);
});

test('a draft that is edited while its page is prepared goes live as edited', { retry: 0 }, async () => {
  const ada = await creatorOf(database.db, 'First Heron');
  const { deploy, renderings } = overtaken(async (rendering) => {
    if (rendering === 1) await nameCoin(database.db, ada, 'Second Heron');
  });
  expect(await deploy(ada)).toMatchObject({ slug: 'second-heron' });
  expect((await liveOf(ada))?.html).toContain('Second Heron');
  expect(renderings()).toBe(2);
});

test('a draft that changes at every try is given up, and nothing of the page has changed', async () => {
  const bob = await creatorOf(database.db, 'Restless Heron');
  const { deploy, renderings } = overtaken((rendering) =>
    nameCoin(database.db, bob, `Restless Heron ${rendering}`),
  );
  await expect(deploy(bob)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
  expect(renderings()).toBe(6);
  expect(await liveOf(bob)).toBeUndefined();
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, bob.userId));
  expect(profile).toMatchObject({ slug: null, isDeployed: false, publishedAt: null });
});

test(
  'a page whose address another account takes meanwhile is rendered again for the next one',
  { retry: 0 },
  async () => {
    const [cyd, dan] = [
      await creatorOf(database.db, 'Wanted Heron'),
      await creatorOf(database.db, 'Wanted Heron'),
    ];
    const other = createDeploys(fakeDeployDeps(database.db));
    const drawings: string[] = [];
    const { deploy, renderings } = overtaken(
      async (rendering) => {
        if (rendering === 1) await other.deploy(dan, dan.userId);
      },
      {
        makeShared: async () => {
          drawings.push('drawn');
          return fakeShared;
        },
      },
    );
    expect(await deploy(cyd)).toEqual({
      slug: 'wanted-heron-2',
      deployedUrl: 'https://moonpage.test/p/wanted-heron-2',
      shares: ['name', 'ticker'],
      // Nobody wished for one.
      missedAddress: null,
    });
    const page = await liveOf(cyd);
    expect(page?.slug).toBe('wanted-heron-2');
    expect(page?.html).toContain('https://moonpage.test/p/wanted-heron-2');
    expect(page?.html).toMatch(/carries the name/i);
    expect(renderings()).toBe(2);
    expect(drawings).toHaveLength(1);
  },
);

test('many accounts that deploy one name at once get an address each', { retry: 0 }, async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => creatorOf(database.db, 'Crowd Heron')));
  const nodes = [createDeploys(fakeDeployDeps(database.db)), createDeploys(fakeDeployDeps(database.db))];
  const half = people.length / 2;
  const deployed = await Promise.all(
    nodes.flatMap((node, at) =>
      people.slice(at * half, (at + 1) * half).map((person) => node.deploy(person, person.userId)),
    ),
  );
  const numbers = deployed.map(({ slug }) => Number(slug.replace('crowd-heron', '').replace('-', '') || 1));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the files of a deploy whose account is deleted meanwhile are removed', { retry: 0 }, async () => {
  const gone = await creatorOf(database.db, 'Gone Heron');
  const name = `${'cd'.repeat(16)}.png`;
  const card = `/p/assets/${name}`;
  const enqueued: unknown[] = [];
  const { deploy } = overtaken(() => database.db.delete(users).where(eq(users.id, gone.userId)), {
    makeShared: async () => ({ ...fakeShared, card }),
    jobs: { enqueue: async (_tx, { name: job }, data) => void enqueued.push({ job, data }) },
  });
  await expect(deploy(gone)).rejects.toMatchObject({ code: 'NO_DRAFT' });
  expect(enqueued).toEqual([{ job: 'deploys.remove-files', data: { names: [name] } }]);
});

test('a file that is removed while the page is prepared is kept anew', async () => {
  const eve = await creatorOf(database.db, 'Filed Heron');
  const name = `${'ab'.repeat(16)}.png`;
  let kept = 0;
  const { deploy } = overtaken(
    async (rendering) => {
      if (rendering === 1) await database.db.delete(pageFiles).where(eq(pageFiles.name, name));
    },
    {
      makeShared: async () => {
        kept += 1;
        await database.db.insert(pageFiles).values({ name }).onConflictDoNothing();
        const path = `/p/assets/${name}`;
        return { card: path, icon: path, appleIcon: path, manifest: path, others: [] };
      },
    },
  );
  expect((await deploy(eve)).slug).toBe('filed-heron');
  expect(kept).toBe(2);
  expect(await database.db.select().from(pageFiles)).toEqual([
    { name, unusedSince: null, profileId: eve.userId },
  ]);
});

test(
  'one account deploys on two processes at once: both succeed, and one page is left',
  { retry: 0 },
  async () => {
    const fay = await creatorOf(database.db, 'Double Heron');
    const nodes = [createDeploys(fakeDeployDeps(database.db)), createDeploys(fakeDeployDeps(database.db))];
    const pages = await Promise.all(nodes.map((node) => node.deploy(fay, fay.userId)));
    expect(pages.map(({ slug }) => slug)).toEqual(['double-heron', 'double-heron']);
    expect((await liveOf(fay))?.slug).toBe('double-heron');
  },
);

test(
  'deploys of one account wait for each other and for no other account, in a bounded queue',
  { retry: 0 },
  async () => {
    const [gil, hal] = [
      await creatorOf(database.db, 'Slow Heron'),
      await creatorOf(database.db, 'Swift Heron'),
    ];
    const mayGoOn = Promise.withResolvers<void>();
    let drawing = 0;
    const deploys = createDeploys(
      fakeDeployDeps(database.db, {
        makeShared: async ({ facts }) => {
          if (facts.name !== 'Slow Heron') return fakeShared;
          drawing += 1;
          await mayGoOn.promise;
          return fakeShared;
        },
      }),
    );
    const waiting = Array.from({ length: 6 }, () => deploys.deploy(gil, gil.userId));
    await expect(deploys.deploy(gil, gil.userId)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await deploys.deploy(hal, hal.userId)).toMatchObject({ slug: 'swift-heron' });
    expect(drawing).toBe(1);
    mayGoOn.resolve();
    expect((await Promise.all(waiting)).map(({ slug }) => slug)).toEqual(
      Array.from({ length: 6 }, () => 'slow-heron'),
    );
  },
);

test('a deploy that fails because its account was deleted meanwhile says that there is no draft', async () => {
  const session = await creatorOf(database.db, 'Gone Heron');
  const { deploy } = overtaken(async () => {
    await database.db.delete(users).where(eq(users.id, session.userId));
    throw new Error('what it was about to write belongs to nobody');
  });
  await expect(deploy(session)).rejects.toMatchObject({ code: 'NO_DRAFT' });
});
