import { expect, test } from 'vitest';
import { testCoin } from '../coin.fixture.ts';
import { coinDetailsSchema, type CoinDetailsInput } from '../contract.ts';

const schema = coinDetailsSchema({ today: '2027-03-10', savedLaunchDate: null });

const mint = '7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr';
const evm = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';

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
  [solana('TBA 🚀'), solana('')],
  [{ contractAddress: `ETH: ${evm}` }, { contractAddress: evm }],
  [{ contractAddress: 'To be announced…' }, { contractAddress: '' }],
  [{ contractAddress: 'not deployed yet' }, { contractAddress: '' }],
  [{ contractAddress: '???' }, { contractAddress: '' }],
  [{ contractAddress: 'скоро' }, { contractAddress: '' }],
  [{ contractAddress: 'Yakında!' }, { contractAddress: '' }],
  [{ contractAddress: '（即将公布）' }, { contractAddress: '' }],
  [{ buyButtonLink: 'Coming soon 🔥' }, { buyButtonLink: '' }],
  [{ buyButtonLink: 'Buy here: https://pump.fun/coin/7gc' }, { buyButtonLink: 'https://pump.fun/coin/7gc' }],
  [{ telegram: 'Telegram: @moonfrog' }, { telegram: 'https://t.me/moonfrog' }],
  [{ telegram: 'TG - t.me/moonfrog' }, { telegram: 'https://t.me/moonfrog' }],
  [{ telegram: 'tg://resolve?domain=moonfrog' }, { telegram: 'https://t.me/moonfrog' }],
  [{ telegram: 'coming soon 🚀' }, { telegram: '' }],
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
  [{ buyButtonLink: 'https://jup.ag/swap/SOL-<CA>' }, 'Please enter a valid URL'],
  [{ buyButtonLink: 'Buy: https://jup.ag/swap/SOL-YOUR_CA' }, 'Please enter a valid URL'],
  [{ buyButtonLink: 'https://moonfrog.sol/buy' }, 'Please enter a valid URL'],
  [{ moreLinks: 'moonfrog.eth' }, '“moonfrog.eth” is no link. Put one on each line, such as moonfrog.fun.'],
  [{ moreLinks: 'me@frog.fun' }, '“me@frog.fun” is no link. Put one on each line, such as moonfrog.fun.'],
  [{ mainColors: 'rainbow, gold' }, '“rainbow” is no color. Separate colors with commas.'],
  [{ supply: '∞' }, 'Please enter a number such as 1,000,000,000 or 420.69 trillion'],
  [{ supply: '100%' }, 'Please enter a number such as 1,000,000,000 or 420.69 trillion'],
  [{ buyTax: '2-3%' }, 'Please enter a percentage from 0 to 100, such as 0 or 2.5'],
];

test.each(refused)('%j is refused: %s', (typed, message) => {
  expect(outcomeOf(typed)).toEqual([message]);
});
