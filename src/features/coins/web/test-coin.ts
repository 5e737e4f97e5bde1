import type { SavedCoin } from '../contract.ts';

/** What a new account has saved. */
export const emptyCoin: SavedCoin = {
  details: {
    email: 'ada@example.com',
    coinName: '',
    blockchain: '',
    symbol: '',
    description: '',
    buyButtonLink: '',
    mainColors: '',
    mainImageUrl: '',
    telegram: '',
    twitter: '',
    contractAddress: '',
    pageBackground: '',
    launchDate: '',
    launchTime: '',
    supply: '',
    buyTax: '',
    sellTax: '',
    liquidity: '',
    ownership: '',
    roadmap: [],
    gallery: [],
    chartEmbed: false,
  },
  image: null,
};
