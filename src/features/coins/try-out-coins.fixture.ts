import type { CoinDetails } from './contract.ts';
import type { aboutFields } from './fields/fields.ts';
import type { moreFacts } from './fields/more-facts.ts';

/** A coin as a creator types it into the build form; launch dates are for the test to choose. */
export type TryOutCoin = Omit<
  CoinDetails,
  | 'email'
  | 'mainImageUrl'
  | 'moreLinks'
  | 'pageAddress'
  | 'launchDate'
  | 'launchTime'
  | keyof typeof aboutFields
  | keyof typeof moreFacts
>;

/** Real coins to try the product with: names, tickers, chains and addresses as published, descriptions of our own. */
export const tryOutCoins: readonly TryOutCoin[] = [
  {
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
  },
  {
    coinName: 'Bonk',
    symbol: 'BONK',
    blockchain: 'Solana',
    contractAddress: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
    buyButtonLink: 'https://jup.ag/swap/SOL-BONK',
    telegram: '',
    twitter: 'https://x.com/bonk_inu',
    mainColors: '#f7931a,#ffcc00',
    pageBackground: '#fff4d6',
    description:
      "Solana's dog. Born over one Christmas, given away to the people who were still building, and bonking ever since.",
  },
  {
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
  },
  {
    coinName: 'Brett',
    symbol: 'BRETT',
    blockchain: 'Base',
    contractAddress: '0x532f27101965dd16442E59d40670FaF5eBB142E4',
    buyButtonLink: 'https://app.uniswap.org/swap?chain=base',
    telegram: 'https://t.me/basedbrett',
    twitter: '@BasedBrett',
    mainColors: '#0052ff,#7fb2ff',
    pageBackground: '#0052ff',
    description: "Pepe's best friend and the mascot of Base: blue, chill and permanently on the couch.",
  },
  {
    coinName: 'Baby Doge Coin',
    symbol: 'BABYDOGE',
    blockchain: 'BSC',
    contractAddress: '0xc748673057861a797275CD8A068AbB95A902e8de',
    buyButtonLink: 'https://pancakeswap.finance/swap',
    telegram: '',
    twitter: '@BabyDogeCoin',
    mainColors: '#f3ba2f,#6b4f2a',
    pageBackground: 'white',
    description:
      'Smaller than its dad and twice as loud. A community of dog people who feed real dogs in real shelters.',
  },
  {
    coinName: 'Sundog',
    symbol: 'SUNDOG',
    blockchain: 'Tron',
    contractAddress: 'TXL6rJbvmjD46zeN1JssfgxvSo99qC8MRT',
    buyButtonLink: '',
    telegram: '',
    twitter: '@SUNDOG_TRX',
    mainColors: '#ff0013,#ffd200',
    pageBackground: '#1a0a00',
    description: 'The good boy of the Tron yard, named after the halo that ice draws around the sun.',
  },
  {
    coinName: 'Notcoin',
    symbol: 'NOT',
    blockchain: 'TON',
    contractAddress: 'EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT',
    buyButtonLink: '',
    telegram: 'https://t.me/notcoin',
    twitter: '@thenotcoin',
    mainColors: '#000000,#ffffff',
    pageBackground: '#000',
    description:
      'Probably nothing. It started as a coin that you tap inside a chat and ended with millions of people tapping.',
  },
  {
    coinName: 'Blub',
    symbol: 'BLUB',
    blockchain: 'Sui',
    contractAddress: '0xfa7ac3951fdca92c5200d468d31a365eb03b2be9936fde615e69f0c1274ad3a0::BLUB::BLUB',
    buyButtonLink: '',
    telegram: '',
    twitter: '@blubsui',
    mainColors: '#4da2ff,#00e0c6',
    pageBackground: '#03256c',
    description:
      'A dirty fish in the waters of Sui who does not clean up after himself and does not plan to.',
  },
  {
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
  },
];
