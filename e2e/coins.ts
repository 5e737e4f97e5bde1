/** Real coins as published, described by us; the launch date is for the journey to choose. */
export interface Coin {
  readonly coinName: string;
  readonly symbol: string;
  readonly blockchain: string;
  readonly contractAddress: string;
  readonly buyButtonLink: string;
  readonly telegram: string;
  readonly twitter: string;
  readonly mainColors: string;
  readonly pageBackground: string;
  readonly description: string;
}

export const pepe: Coin = {
  coinName: 'Pepe',
  symbol: 'PEPE',
  blockchain: 'Ethereum',
  contractAddress: '0x6982508145454Ce325dDbE47a25d4ec3d2311933',
  buyButtonLink: 'https://app.uniswap.org/swap?outputCurrency=0x6982508145454Ce325dDbE47a25d4ec3d2311933',
  telegram: 'https://t.me/pepecoineth',
  twitter: '@pepecoineth',
  mainColors: '#3d8130,#1c4d9c',
  pageBackground: '#0b3d0b',
  description:
    'The green frog that every corner of the internet already knows. No roadmap, no utility, just the most recognisable face in memes.',
};

export const dogwifhat: Coin = {
  coinName: 'dogwifhat',
  symbol: '$wif',
  blockchain: 'Solana',
  contractAddress: 'EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm',
  buyButtonLink: '',
  telegram: '',
  twitter: 'dogwifcoin',
  mainColors: 'tan,#c47a5a',
  pageBackground: 'beige',
  description: 'It is literally just a dog wif a hat. The hat stays on.',
};

/** Beyond ASCII, one colour, everything optional missing. */
export const mao: Coin = {
  coinName: '猫币 Māo Coin 🐈',
  symbol: 'MAO',
  blockchain: 'Other',
  contractAddress: '',
  buyButtonLink: '',
  telegram: '',
  twitter: '',
  mainColors: 'hotpink',
  pageBackground: '#fff',
  description:
    'An invented coin with a name beyond ASCII, one colour, no links and no address: everything optional is missing.',
};
