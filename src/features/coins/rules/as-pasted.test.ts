import { expect, test } from 'vitest';
import { testCoin } from '../coin.fixture.ts';
import { coinDetailsSchema, type CoinDetailsInput } from '../contract.ts';

const schema = coinDetailsSchema({ today: '2027-03-10', savedLaunchDate: null });

const mint = '7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr';
const evm = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';

const sui = '0xfa7ac3951fdca92c5200d468d31a365eb03b2be9936fde615e69f0c1274ad3a0::BLUB::BLUB';
const aLink = 'This is a link: paste the contract address alone, without the site around it.';
const noUrl = 'Please enter a valid URL';
const noAmount = 'Please enter a number such as 1,000,000,000 or 420.69 trillion';
const noPercent = 'Please enter a percentage from 0 to 100, such as 0 or 2.5';

const whole = testCoin({
  blockchain: 'Ethereum',
  contractAddress: '',
  twitter: '',
  launchDate: '2027-03-10',
});

type Typed = Partial<CoinDetailsInput>;

/** What is stored of the fields that are typed; their refusals where there is one. */
function outcomeOf(typed: Typed): unknown {
  const result = schema.safeParse({ ...whole, ...typed });
  if (!result.success) return result.error.issues.map(({ message }) => message);
  return Object.fromEntries(
    Object.keys(typed).map((field) => [field, result.data[field as keyof typeof result.data]]),
  );
}

const solana = (contractAddress: string) => ({ blockchain: 'Solana', contractAddress });

const readAs: [Typed, Typed][] = [
  [solana(`CA - ${mint}`), solana(mint)],
  [solana(`Contract address is ${mint}`), solana(mint)],
  [solana(`Mint: \`${mint}\``), solana(mint)],
  [solana(`${mint}\n\u200b`), solana(mint)],
  [solana(`https://birdeye.so/token/${mint}?chain=solana`), solana(mint)],
  [solana(`\ufe0f${mint.slice(0, 9)}\u034f${mint.slice(9)}\u2800`), solana(mint)],
  [solana('TBA 🚀'), solana('')],
  [
    { blockchain: 'Base', contractAddress: `https://app.uniswap.org/explore/tokens/base/${evm}` },
    { blockchain: 'Base', contractAddress: evm },
  ],
  [
    { blockchain: 'Sui', contractAddress: `https://suiscan.xyz/mainnet/coin/${sui}` },
    { blockchain: 'Sui', contractAddress: sui },
  ],
  [{ contractAddress: `ETH: ${evm}` }, { contractAddress: evm }],
  [{ contractAddress: 'To be announced…' }, { contractAddress: '' }],
  [{ contractAddress: 'not deployed yet' }, { contractAddress: '' }],
  [{ contractAddress: '???' }, { contractAddress: '' }],
  [{ contractAddress: 'скоро' }, { contractAddress: '' }],
  [{ contractAddress: 'Yakında!' }, { contractAddress: '' }],
  [{ contractAddress: '（即将公布）' }, { contractAddress: '' }],
  [{ buyButtonLink: 'Coming soon 🔥' }, { buyButtonLink: '' }],
  [{ buyButtonLink: 'Buy here: https://pump.fun/coin/7gc' }, { buyButtonLink: 'https://pump.fun/coin/7gc' }],
  [{ buyButtonLink: `https://pump.fun/coin/${mint} 🚀` }, { buyButtonLink: `https://pump.fun/coin/${mint}` }],
  [
    { buyButtonLink: `https://pump.fun/coin/${mint}\nCA: ${mint}` },
    { buyButtonLink: `https://pump.fun/coin/${mint}` },
  ],
  [{ telegram: 'Telegram: @moonfrog' }, { telegram: 'https://t.me/moonfrog' }],
  [{ telegram: 'TG - t.me/moonfrog' }, { telegram: 'https://t.me/moonfrog' }],
  [{ telegram: 'tg://resolve?domain=moonfrog' }, { telegram: 'https://t.me/moonfrog' }],
  [{ telegram: 'coming soon 🚀' }, { telegram: '' }],
  [
    { telegram: 'pending', twitter: 'home' },
    { telegram: '', twitter: '' },
  ],
  [{ telegram: 't.me/home' }, { telegram: 'https://t.me/home' }],
  [{ telegram: '@yourtelegram' }, { telegram: '' }],
  [{ telegram: 'https://t.me/yourtelegram' }, { telegram: '' }],
  [{ telegram: 't.me/YOUR_CA' }, { telegram: '' }],
  [{ twitter: 'https://x.com/yourhandle' }, { twitter: '' }],
  [{ telegram: '@pronto' }, { telegram: 'https://t.me/pronto' }],
  [
    { telegram: '@moonfrog, x.com/moonfrog', twitter: '', moreLinks: '' },
    { telegram: 'https://t.me/moonfrog', twitter: 'https://x.com/moonfrog', moreLinks: '' },
  ],
  [
    { telegram: '@moonfrog @moonfrogchat', moreLinks: '' },
    { telegram: 'https://t.me/moonfrog', moreLinks: 'https://t.me/moonfrogchat' },
  ],
  [
    { telegram: 'Channel @moonfrog, chat https://t.me/moonfrogchat', moreLinks: '' },
    { telegram: 'https://t.me/moonfrog', moreLinks: 'https://t.me/moonfrogchat' },
  ],
  [
    { telegram: 't.me/frogg | x.com/frog | moonfrog.fun', twitter: '', moreLinks: '' },
    {
      telegram: 'https://t.me/frogg',
      twitter: 'https://x.com/frog',
      moreLinks: 'https://moonfrog.fun/',
    },
  ],
  [{ telegram: 'Ask the bouncer' }, { telegram: 'Ask the bouncer' }],
  [{ twitter: 'X: @moonfrog' }, { twitter: 'https://x.com/moonfrog' }],
  [{ twitter: 'https://x.com/home' }, { twitter: '' }],
  [{ twitter: '@' }, { twitter: '' }],
  [{ twitter: 'em breve' }, { twitter: '' }],
  [
    { twitter: 'https://x.com/i/communities/1234567890' },
    { twitter: 'https://x.com/i/communities/1234567890' },
  ],
  [
    { moreLinks: '- moonfrog.fun\n---\n- youtube.com/@frog' },
    { moreLinks: 'https://moonfrog.fun/\nhttps://youtube.com/@frog' },
  ],
  [
    { moreLinks: 'https://en.wikipedia.org/wiki/Boy,_Frog, discord.gg/frog' },
    { moreLinks: 'https://en.wikipedia.org/wiki/Boy,_Frog\nhttps://discord.gg/frog' },
  ],
  [{ mainColors: 'FFAACC, FFCCEE' }, { mainColors: '#FFAACC,#FFCCEE' }],
  [{ mainColors: 'pink 💗 white' }, { mainColors: 'pink,white' }],
  [{ mainColors: '＃7C3AED；# ffd700' }, { mainColors: '#7C3AED,#ffd700' }],
  [{ mainColors: 'Gold + black.' }, { mainColors: 'Gold,black' }],
  [{ mainColors: 'rgb(124 58 237) gold' }, { mainColors: 'rgb(124 58 237),gold' }],
  [{ pageBackground: 'Midnight Blue.' }, { pageBackground: 'MidnightBlue' }],
  [{ supply: '1,000,000,000 $FROG' }, { supply: '1,000,000,000' }],
  [{ supply: '1.000.000.000,00' }, { supply: '1,000,000,000' }],
  [{ supply: '1 मिलियन' }, { supply: '1 million' }],
  [{ supply: '۱ میلیارد' }, { supply: '1 billion' }],
  [{ supply: '500 juta' }, { supply: '500 million' }],
  [{ supply: 'TBA' }, { supply: '' }],
  [
    { buyTax: 'no tax', sellTax: '3% sell' },
    { buyTax: '0', sellTax: '3' },
  ],
  [
    { buyTax: '1% buy / 2% sell', sellTax: '1% buy / 2% sell' },
    { buyTax: '1', sellTax: '2' },
  ],
  [
    { buyTax: '5% sell / 3% buy', sellTax: '5% sell / 3% buy' },
    { buyTax: '3', sellTax: '5' },
  ],
  [
    { buyTax: '１％', sellTax: '–' },
    { buyTax: '1', sellTax: '' },
  ],
  [{ symbol: '$ w i f' }, { symbol: 'WIF' }],
  [{ description: '> Frogs first\n> toads second' }, { description: 'Frogs first\ntoads second' }],
  [{ description: '```\nThe frog code is law\n```' }, { description: 'The frog code is law' }],
];

test.each(readAs)('%j is meant as %j', (typed, meant) => {
  expect(outcomeOf(typed)).toEqual(meant);
});

const refused: [Typed, string][] = [
  [{ contractAddress: evm.slice(2) }, 'The 0x at the start of the address is missing.'],
  [{ buyButtonLink: 'https://jup.ag/swap/SOL-<CA>' }, noUrl],
  [{ buyButtonLink: 'Buy: https://jup.ag/swap/SOL-YOUR_CA' }, noUrl],
  [{ buyButtonLink: 'https://moonfrog.sol/buy' }, noUrl],
  ...[
    'SOL-YOUR_CONTRACT_ADDRESS_HERE',
    'YOUR_MINT_HERE',
    'TOKEN_ADDRESS',
    '<mint_address>',
    '7GC…',
    '0x...',
  ].map((placeholder): [Typed, string] => [{ buyButtonLink: `https://jup.ag/swap/${placeholder}` }, noUrl]),
  ...['arbiscan.io', 'polygonscan.com', 'optimistic.etherscan.io', 'snowtrace.io'].map(
    (explorer): [Typed, string] => [{ contractAddress: `https://${explorer}/token/${evm}` }, aLink],
  ),
  [solana('Stake11111111111111111111111111111111111111'), 'This is a program of Solana, not a coin.'],
  [{ blockchain: 'Other', contractAddress: '7GCi...2hr' }, 'This address is shortened: copy it whole.'],
  [
    { blockchain: 'Other', contractAddress: '0x000000000000000000000000000000000000dEaD' },
    'This is the burn address, not a coin.',
  ],
  [{ supply: '100 mil' }, noAmount],
  [{ moreLinks: 'moonfrog.eth' }, '“moonfrog.eth” is no link. Put one on each line, such as moonfrog.fun.'],
  [{ moreLinks: 'me@frog.fun' }, '“me@frog.fun” is no link. Put one on each line, such as moonfrog.fun.'],
  [{ mainColors: 'rainbow, gold' }, '“rainbow” is no color. Separate colors with commas.'],
  [{ supply: '∞' }, noAmount],
  [{ supply: '100%' }, noAmount],
  [{ buyTax: '2-3%' }, noPercent],
  [{ sellTax: '3% buy' }, noPercent],
];

test.each(refused)('%j is refused: %s', (typed, message) => {
  expect(outcomeOf(typed)).toEqual([message]);
});
