import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { createTestProfile } from '../uploads/profile.fixture.ts';
import { createCoins } from './service.ts';

const typed = {
  coinName: 'Gerald',
  description: 'Gerald is a frog.',
  subject: null,
  symbol: 'GER',
  mainColors: 'tan',
  pageBackground: 'beige',
  emblem: '',
};
const noImage = async () => null;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('emblems are drawn for an account far more often than somebody types, and not without end', async () => {
  const now = new Date('2027-03-10T12:00:00Z');
  const coins = createCoins({
    db: database.db,
    uploads: { find: noImage, hold: noImage },
    now: () => now,
  });
  const session = await createTestProfile(database.db);
  for (let count = 0; count < 1_000; count += 1) await coins.drawEmblems(session, typed);
  await expect(coins.drawEmblems(session, typed)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const other = await createTestProfile(database.db);
  expect(await coins.drawEmblems(other, typed)).toHaveLength(6);
});
