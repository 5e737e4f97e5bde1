import type { DemoCoin as PublishedDemoCoin } from '../../src/demo.ts';
import type { Scene } from './draw-scene.ts';

/** The demo coins: invented, with mascots drawn for them in `mascots/`. None of them can be bought. */
export interface DemoCoin extends Omit<PublishedDemoCoin, 'picture' | 'gallery'> {
  /** File in `mascots/`, without its extension. */
  readonly mascot: string;
  /** Pictures of its gallery. */
  readonly scenes: readonly Scene[];
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
    supply: '1,000,000,000',
    buyTax: '0',
    sellTax: '0',
    ownership: 'Renounced before breakfast',
    roadmap: [
      { title: 'Fall asleep in the toaster', done: true },
      { title: 'Wake up a legend', done: true },
      { title: 'Launch, with the smoke alarm off', done: false },
      { title: 'Meet the butter', done: false },
    ],
    scenes: [
      {
        caption: 'Fresh out of slot two',
        sky: ['#fde68a', '#f59e0b'],
        size: 0.72,
        at: [0.5, 0.55],
        degrees: -8,
      },
      {
        caption: 'The black bits, up close',
        sky: ['#7c2d12', '#451a03'],
        size: 1.5,
        at: [0.5, 0.72],
        degrees: 0,
      },
      {
        caption: 'Did not land butter side up',
        sky: ['#fff7e6', '#fbbf24'],
        size: 0.6,
        at: [0.5, 0.6],
        degrees: 152,
      },
    ],
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
    supply: '420.69 million',
    liquidity: 'Locked until the tide turns, in 2028',
    roadmap: [
      { title: 'Stand on one leg', done: true },
      { title: 'Stand on the other leg', done: false },
      { title: 'Look at the lights of a second harbour', done: false },
    ],
    scenes: [
      { caption: 'Four in the morning', sky: ['#050816', '#1e3a8a'], size: 0.7, at: [0.52, 0.6], degrees: 0 },
      { caption: 'It has seen you', sky: ['#312e81', '#0f172a'], size: 1.7, at: [0.72, 0.86], degrees: 0 },
      { caption: 'High tide', sky: ['#38bdf8', '#0c4a6e'], size: 0.46, at: [0.3, 0.72], degrees: 6 },
      { caption: 'The other harbour', sky: ['#a78bfa', '#1e1b4b'], size: 0.5, at: [0.68, 0.66], degrees: -4 },
    ],
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
    supply: '77,777,777',
    buyTax: '1',
    sellTax: '1',
    ownership: 'Held by the bucket',
    roadmap: [
      { title: 'Clean up after the other heroes', done: true },
      { title: 'Find a bucket with wheels', done: false },
      { title: 'Face the Great Footprint', done: false },
    ],
    scenes: [],
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
    supply: '56,000',
    scenes: [],
  },
];
