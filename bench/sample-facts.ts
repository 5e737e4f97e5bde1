import type { Facts } from '@moonpage/engine/facts.ts';

/** An invented coin with everything that a page can show. */
export const sampleFacts: Facts = {
  name: 'Night Heron',
  symbol: 'HERON',
  description:
    'A bird that stands on one leg in the harbour until four in the morning, watching the lights. It has never once been in a hurry. Fishermen say it keeps the ledger of the tide.',
  about: { subject: null, tone: null, language: null, emblem: null, design: null },
  blockchain: 'Base',
  contractAddress: '0x532f27101965dd16442E59d40670FaF5eBB142E4',
  buyUrl: 'https://app.uniswap.org/swap?chain=base',
  telegramUrl: 'https://t.me/nightheron',
  xUrl: 'https://x.com/nightheron',
  moreUrls: ['https://nightheron.example/', 'https://discord.gg/nightheron'],
  channelNotes: [],
  colours: ['#38bdf8', '#a78bfa'],
  background: '#050816',
  image: { url: '/p/assets/heron.webp', width: 512, height: 512 },
  creatorStated: {
    supply: '1,000,000,000',
    buyTax: '0',
    sellTax: '2',
    liquidity: 'Burned',
    ownership: 'Renounced',
  },
  roadmap: [
    { title: 'Stand on the left leg', done: true },
    { title: 'Stand on the right leg', done: false },
    { title: 'Read the tide aloud', done: false },
  ],
  gallery: [
    { url: '/p/assets/harbour.webp', width: 640, height: 480, caption: 'The harbour at four' },
    { url: '/p/assets/leg.webp', width: 480, height: 640, caption: null },
  ],
  embedsChart: false,
  launchAt: Date.UTC(2030, 0, 1, 18),
  launchDate: '2030-01-01',
  launchTime: '12:00 PM',
};
