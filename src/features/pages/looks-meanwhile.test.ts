import { compose } from '@moonpage/engine/compose/compose.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Executor } from '../../platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import type { Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import type { Coins } from '../coins/service.ts';
import { createTestProfile } from '../uploads/profile.fixture.ts';
import { createLooks } from './looks.ts';

const facts = testFacts({ image: null, gallery: [] });

let database: TestDatabase;
let ada: Session;
beforeEach(async () => {
  database = await createTestDatabase();
  ada = await createTestProfile(database.db);
  await database.db
    .update(profiles)
    .set({ document: compose({ facts, seed: 7 }) })
    .where(eq(profiles.id, ada.userId));
});
afterEach(() => database.drop());

/** @param meanwhile happens each time when a change is being prepared */
function looksWith(meanwhile: () => Promise<unknown>) {
  const asked: Executor[] = [];
  const coins: Pick<Coins, 'factsIn'> = {
    factsIn: async (executor) => {
      asked.push(executor);
      await meanwhile();
      return facts;
    },
  };
  const looks = createLooks({
    db: database.db,
    coins,
    renderPreview: () => '<!doctype html>',
    perDay: 1_000,
    now: () => new Date(),
  });
  return { looks, asked };
}

const touch = (firstName: string) =>
  database.db.update(profiles).set({ firstName }).where(eq(profiles.id, ada.userId));

test(
  'looks are written outside a transaction, and written anew when the page has changed meanwhile',
  { retry: 0 },
  async () => {
    let changes = 2;
    const { looks, asked } = looksWith(async () => {
      changes -= 1;
      if (changes >= 0) await touch(`Ada ${changes}`);
    });
    expect(await looks.add(ada, ada.userId)).toBe(3);
    expect(asked).toEqual([database.db, database.db, database.db]);
  },
);

test('a page that changes all the time is given up with a sentence, and keeps what it had', async () => {
  let changes = 0;
  const { looks, asked } = looksWith(async () => {
    changes += 1;
    await touch(`Ada ${changes}`);
  });
  await expect(looks.add(ada, ada.userId)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
  expect(asked).toHaveLength(3);
  expect((await looks.read(ada, ada.userId, 1)).total).toBe(0);
});
