import { type Facts, nothingChosen } from './facts.ts';

/** A coin with every fact given, for tests; what a test is about it names itself. */
export function testFacts(changes: Partial<Facts>): Facts {
  return {
    name: 'Pepe',
    symbol: 'PEPE',
    description: 'The green frog that every corner of the internet already knows.',
    about: nothingChosen,
    blockchain: 'Ethereum',
    contractAddress: '0x6982508145454Ce325dDbE47a25d4ec3d2311933',
    buyUrl: 'https://swap.example/pepe',
    telegramUrl: 'https://t.me/pepecoineth',
    xUrl: 'https://x.com/pepecoineth',
    moreUrls: ['https://pepe.example/', 'https://discord.gg/pepe'],
    channelNotes: [],
    colours: ['#3d8130', '#1c4d9c'],
    background: '#0b3d0b',
    image: { url: '/files/main_images/pepe.webp', width: 512, height: 512 },
    creatorStated: {
      supply: '1,000,000,000',
      buyTax: '0',
      sellTax: '2.5',
      liquidity: 'Burned',
      ownership: 'Renounced',
    },
    roadmap: [
      { title: 'Draw the frog', done: true },
      { title: 'Show the frog', done: false },
    ],
    gallery: [
      { url: '/files/main_images/pond.webp', width: 640, height: 480, caption: 'The pond' },
      { url: '/files/main_images/leap.webp', width: 480, height: 640, caption: null },
    ],
    embedsChart: false,
    launchAt: Date.UTC(2027, 0, 15, 18, 0),
    launchDate: '2027-01-15',
    launchTime: '12:00 PM',
    ...changes,
  };
}
