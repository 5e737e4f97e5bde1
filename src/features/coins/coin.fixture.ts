import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import type { CoinDetailsInput } from './contract.ts';

/** A coin that the form takes; give what the test is about. */
export function testCoin(own: CoinDetailsInput = {}): CoinDetailsInput {
  return {
    coinName: 'dogwifhat',
    blockchain: 'Solana',
    symbol: '$wif',
    description: 'It is literally just a dog wif a hat. The hat stays on.',
    mainColors: 'tan,#c47a5a',
    contractAddress: 'EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm',
    twitter: 'dogwifcoin',
    pageBackground: 'beige',
    launchDate: todayInCst(Date.now() + 3 * 24 * 60 * 60 * 1000),
    launchTime: '12:00 PM',
    email: 'dog@example.com',
    ...own,
  };
}

/** What is stored of the optional fields where nothing was given. */
export const emptyOptions = {
  moreLinks: '',
  pageAddress: '',
  subject: null,
  tone: '',
  pageLanguage: '',
  emblem: '',
  design: '',
  supply: '',
  buyTax: '',
  sellTax: '',
  liquidity: '',
  ownership: '',
  roadmap: [],
  gallery: [],
  chartEmbed: false,
};
