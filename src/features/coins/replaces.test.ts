import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { createTestProfile } from '../uploads/profile.fixture.ts';
import { testCoin } from './coin.fixture.ts';
import { createCoins } from './service.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('a save that names what it replaces changes nothing where something else is stored by now', async () => {
  const session = await createTestProfile(database.db);
  const { userId } = session;
  const noImage = async () => null;
  const coins = createCoins({
    db: database.db,
    uploads: { find: noImage, hold: noImage },
    now: () => new Date(),
  });
  const { details: nothing } = await coins.read(session, userId);
  const mine = await coins.save(session, userId, testCoin({ coinName: 'Pepe' }), nothing);
  await coins.save(session, userId, testCoin({ coinName: 'Pepe', symbol: 'TOAD' }), mine);
  const late = coins.save(session, userId, testCoin({ coinName: 'Late' }), mine);
  await expect(late).rejects.toMatchObject({ code: 'COIN_CHANGED' });
  expect((await coins.read(session, userId)).details).toMatchObject({ symbol: 'TOAD', coinName: 'Pepe' });
  // Whatever is stored is replaced where nothing is named.
  expect(await coins.save(session, userId, testCoin({ coinName: 'Late' }))).toMatchObject({
    coinName: 'Late',
  });
});
