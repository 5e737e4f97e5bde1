import type { Facts } from '../../facts.ts';
import { testFacts } from '../../facts.fixture.ts';
import { publishableDescription } from '../reading/publishable.ts';

function coin(name: string, symbol: string, blockchain: Facts['blockchain'], description: string): Facts {
  return testFacts({ name, symbol, blockchain, description: publishableDescription(description).text });
}

/** Coins as different people describe them, for tests of what is made of their words; without what the form refuses, as facts are. */
export const describedCoins = {
  pepe: coin(
    'Pepe',
    'PEPE',
    'Ethereum',
    'The green frog that every corner of the internet already knows. No roadmap, no utility, just the most recognisable face in memes.',
  ),
  bonk: coin(
    'Bonk',
    'BONK',
    'Solana',
    "Solana's dog. Born over one Christmas, given away to the people who were still building, and bonking ever since.",
  ),
  dogwifhat: coin('dogwifhat', 'WIF', 'Solana', 'It is literally just a dog wif a hat. The hat stays on.'),
  brett: coin(
    'Brett',
    'BRETT',
    'Base',
    "Pepe's best friend and the mascot of Base: blue, chill and permanently on the couch.",
  ),
  babyDoge: coin(
    'Baby Doge Coin',
    'BABYDOGE',
    'BSC',
    'Smaller than its dad and twice as loud. A community of dog people who feed real dogs in real shelters.',
  ),
  sundog: coin(
    'Sundog',
    'SUNDOG',
    'Tron',
    'The good boy of the Tron yard, named after the halo that ice draws around the sun.',
  ),
  notcoin: coin(
    'Notcoin',
    'NOT',
    'TON',
    'Probably nothing. It started as a coin that you tap inside a chat and ended with millions of people tapping.',
  ),
  blub: coin(
    'Blub',
    'BLUB',
    'Sui',
    'A dirty fish in the waters of Sui who does not clean up after himself and does not plan to.',
  ),
  mao: coin(
    '猫币 Māo Coin 🐈',
    'MAO',
    'Other',
    'An invented coin with a name beyond ASCII, one colour, no links and no address: everything optional is missing.',
  ),
  ducks: coin(
    'Two Ducks',
    'DUCKS',
    'Base',
    'Two ducks in a trench coat pretending to be a hedge fund. Nobody at the office has noticed.',
  ),
  potato: coin(
    'Spud',
    'SPUD',
    'Ethereum',
    'The last potato in the field refused to be harvested. Now it is a coin.',
  ),
  wizard: coin(
    'Wizard',
    'WIZ',
    'TON',
    'The wizard retired early and now sells hats by the road. He does not miss the tower. His cat does.',
  ),
  monday: coin(
    'Monday',
    'MON',
    'Solana',
    'Monday, but as a coin. Nobody asked for it and it comes every week.',
  ),
  chinese: coin('帽子猫', 'HAT', 'TON', '这是一只戴帽子的猫。它不打算摘下来。'),
  arabic: coin('أسد', 'ASAD', 'Other', 'أسد صغير يحلم بالقمر ولا ينام. لا خطة لديه.'),
  spanish: coin('Perro', 'PERRO', 'Tron', 'Un perro con sombrero que vive en la luna y no quiere volver.'),
  emoji: coin('Ribbit', 'RBT', 'Sui', '🐸🐸🐸🐸🐸🐸🐸🐸🐸🐸'),
  short: coin('Justacat', 'CAT', 'Solana', 'just a cat'),
  oneWord: coin('Aaaa', 'AAA', 'Other', 'a'.repeat(2000)),
  markup: coin(
    '<script>',
    'XSS',
    'Other',
    '<script>alert(1)</script> is a coin about a "hacker" cat & his </style> friends',
  ),
  scam: coin(
    'Scam',
    'SCAM',
    'BSC',
    'Guaranteed 100x!!! Connect your wallet now at scam.com and claim your airdrop.',
  ),
  halfScam: coin(
    'Otto',
    'OTTO',
    'Base',
    'An otter who keeps one very good rock. Guaranteed profits for everybody. The rock is not for sale.',
  ),
  shouting: coin(
    'Snail',
    'SNAIL',
    'Sui',
    'SNAIL IS THE SLOWEST COIN ON EARTH!!! NO RUSH, NO PANIC. IT ARRIVES WHEN IT ARRIVES.',
  ),
} satisfies Record<string, Facts>;
