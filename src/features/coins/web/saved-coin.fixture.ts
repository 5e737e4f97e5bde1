import { buildValues, type SavedCoin } from '../contract.ts';
import { coinFieldEntries } from '../fields/fields.ts';

const nothing = Object.fromEntries(coinFieldEntries.map(([name, { empty }]) => [name, empty]));

/** What a new account has saved. */
export const emptyCoin: SavedCoin = {
  details: { ...buildValues.parse(nothing), email: 'ada@example.com' },
  image: null,
};
