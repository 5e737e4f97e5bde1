import type { DemoCoin as PublishedDemoCoin } from '../../src/demo.ts';

/** The demo coins: invented, with mascots drawn for them in `mascots/`. None of them can be bought. */
export interface DemoCoin extends Omit<PublishedDemoCoin, 'picture'> {
  /** File in `mascots/`, without its extension. */
  readonly mascot: string;
}

export const demoCoins: readonly DemoCoin[] = [
  {
    firstName: 'Marta',
    mascot: 'toast',
    coinName: 'Burnt Toast',
    symbol: 'TOAST',
    blockchain: 'Solana',
    description:
      'A slice of bread that fell asleep in the toaster and woke up a legend. Crunchy outside, slightly sad inside. We do not scrape the black bits off; the black bits are the flavour.',
    mainColors: '#f59e0b,#7c2d12',
    pageBackground: '#fff7e6',
    telegram: '@burnttoast',
    twitter: '@burnttoast',
    launchInDays: 3,
  },
  {
    firstName: 'Kofi',
    mascot: 'heron',
    coinName: 'Night Heron',
    symbol: 'HERON',
    blockchain: 'Base',
    description:
      'A bird that stands on one leg in the harbour until four in the morning, watching the lights. It has never once been in a hurry. Fishermen say it keeps the ledger of the tide.',
    mainColors: '#38bdf8,#a78bfa',
    pageBackground: '#050816',
    telegram: '',
    twitter: '@nightheron',
    launchInDays: 12,
  },
  {
    firstName: 'Yuki',
    mascot: 'mop',
    coinName: 'Captain Mop',
    symbol: 'MOP',
    blockchain: 'Ethereum',
    description:
      'By day a mop in a bucket, by night the only hero who cleans up after the other heroes. No cape: capes drag in the water. Sworn enemy of footprints.',
    mainColors: '#22d3ee,#facc15',
    pageBackground: '#1d4ed8',
    telegram: '@captainmop',
    twitter: '',
    launchInDays: 1,
  },
  {
    firstName: 'Ines',
    mascot: 'modem',
    coinName: 'Dial-Up Snail',
    symbol: 'SNAIL',
    blockchain: 'TON',
    description:
      'A snail with a modem for a shell. It connects at 56k, downloads one picture of itself per evening, and hangs up when somebody needs the phone. Latency is a lifestyle.',
    mainColors: '#4ade80,#22c55e',
    pageBackground: '#04120a',
    telegram: '',
    twitter: '@dialupsnail',
    launchInDays: 30,
  },
];
