import { profiles } from '../account/tables.ts';
import { type CoinField, coinFieldEntries } from './fields/fields.ts';

/** The columns of a profile that hold its coin, under the names of the fields. */
export const coinColumns = pickColumns(coinFieldEntries.map(([name]) => name));

/** What START OVER leaves of a coin (specification, section 4): the contact address alone. */
export const emptyCoin = Object.fromEntries(
  [...Object.keys(coinColumns), 'backgroundImageUrl']
    .filter((name) => name !== 'email')
    .map((name) => [name, null]),
);

/** The compiler refuses a field that has no column. */
function pickColumns<Name extends CoinField & keyof typeof profiles>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, profiles[name]])) as Pick<typeof profiles, Name>;
}
