import { tryOutCoins, type TryOutCoin } from '../../src/features/coins/try-out-coins.fixture.ts';

export type Coin = TryOutCoin;

export const pepe = named('Pepe');
export const dogwifhat = named('dogwifhat');
/** Beyond ASCII, one colour, everything optional missing. */
export const mao = named('猫币 Māo Coin 🐈');

function named(coinName: string): Coin {
  const coin = tryOutCoins.find((each) => each.coinName === coinName);
  if (!coin) throw new Error(`There is no coin ${coinName} to try out.`);
  return coin;
}
