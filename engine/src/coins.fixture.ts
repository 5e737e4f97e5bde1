import type { Facts } from './facts.ts';
import { nothingStated } from './facts.ts';
import { testFacts } from './facts.fixture.ts';

function coin(changes: Partial<Facts>): Facts {
  return testFacts({
    buyUrl: null,
    telegramUrl: null,
    xUrl: null,
    image: null,
    ...changes,
  });
}

/** Real coins as their people describe them, and an invented one that leaves everything optional out. */
export const testCoins: readonly Facts[] = [
  coin({
    buyUrl: 'https://app.uniswap.org/swap?outputCurrency=0x6982508145454Ce325dDbE47a25d4ec3d2311933',
    telegramUrl: 'https://t.me/pepecoineth',
    xUrl: 'https://x.com/pepecoineth',
  }),
  coin({
    name: 'Bonk',
    symbol: 'BONK',
    blockchain: 'Solana',
    contractAddress: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
    buyUrl: 'https://jup.ag/swap/SOL-BONK',
    xUrl: 'https://x.com/bonk_inu',
    colours: ['#f7931a', '#ffcc00'],
    background: '#fff4d6',
  }),
  coin({
    name: 'dogwifhat',
    symbol: 'WIF',
    blockchain: 'Solana',
    contractAddress: 'EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm',
    xUrl: 'https://x.com/dogwifcoin',
    colours: ['tan', '#c47a5a'],
    background: 'beige',
  }),
  coin({
    name: 'Brett',
    symbol: 'BRETT',
    blockchain: 'Base',
    contractAddress: '0x532f27101965dd16442E59d40670FaF5eBB142E4',
    buyUrl: 'https://app.uniswap.org/swap?chain=base',
    telegramUrl: 'https://t.me/basedbrett',
    xUrl: 'https://x.com/BasedBrett',
    colours: ['#0052ff', '#7fb2ff'],
    background: '#0052ff',
  }),
  coin({
    name: 'Baby Doge Coin',
    symbol: 'BABYDOGE',
    blockchain: 'BSC',
    contractAddress: '0xc748673057861a797275CD8A068AbB95A902e8de',
    buyUrl: 'https://pancakeswap.finance/swap',
    xUrl: 'https://x.com/BabyDogeCoin',
    colours: ['#f3ba2f', '#6b4f2a'],
    background: 'white',
  }),
  coin({
    name: 'Sundog',
    symbol: 'SUNDOG',
    blockchain: 'Tron',
    contractAddress: 'TXL6rJbvmjD46zeN1JssfgxvSo99qC8MRT',
    xUrl: 'https://x.com/SUNDOG_TRX',
    colours: ['#ff0013', '#ffd200'],
    background: '#1a0a00',
  }),
  coin({
    name: 'Notcoin',
    symbol: 'NOT',
    blockchain: 'TON',
    contractAddress: 'EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT',
    telegramUrl: 'https://t.me/notcoin',
    xUrl: 'https://x.com/thenotcoin',
    colours: ['#000000', '#ffffff'],
    background: '#000',
  }),
  coin({
    name: 'Blub',
    symbol: 'BLUB',
    blockchain: 'Sui',
    contractAddress: '0xfa7ac3951fdca92c5200d468d31a365eb03b2be9936fde615e69f0c1274ad3a0::BLUB::BLUB',
    xUrl: 'https://x.com/blubsui',
    colours: ['#4da2ff', '#00e0c6'],
    background: '#03256c',
  }),
  coin({
    name: '猫币 Māo Coin 🐈',
    symbol: 'MAO',
    blockchain: 'Other',
    contractAddress: null,
    creatorStated: nothingStated,
    roadmap: [],
    gallery: [],
    colours: ['hotpink'],
    background: '#fff',
  }),
];
