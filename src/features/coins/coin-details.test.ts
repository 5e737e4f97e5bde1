import { assert, constantFrom, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { CoinDetailsInput } from './contract.ts';
import { coinDetailsSchema } from './contract.ts';
import { tryOutCoins } from './try-out-coins.fixture.ts';

const schema = coinDetailsSchema({ today: '2027-03-10', savedLaunchDate: null });

const whole = {
  email: 'creator@example.com',
  coinName: 'Pepe',
  blockchain: 'Ethereum',
  symbol: 'PEPE',
  description: 'The green frog that everyone knows.',
  buyButtonLink: '',
  mainColors: '#7c3aed,#ef4444',
  mainImageUrl: '',
  telegram: '',
  twitter: '',
  moreLinks: '',
  contractAddress: '',
  pageBackground: '#000000',
  launchDate: '2027-03-10',
  launchTime: '12:00 PM',
};

/** All messages of a refused input by field. */
function messagesOf(input: CoinDetailsInput): Partial<Record<string, string[]>> {
  const messages: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    (messages[path.join('.')] ??= []).push(message);
  }
  return messages;
}

const refused: [keyof typeof whole, string, string][] = [
  ['email', '', 'Please enter a valid email address'],
  ['email', 'nobody', 'Please enter a valid email address'],
  ['email', 'a@b', 'Please enter a valid email address'],
  ['email', `${'a'.repeat(250)}@example.com`, 'Please enter a valid email address'],
  ['coinName', '', 'Coin name must be at least 2 characters'],
  ['coinName', ' P ', 'Coin name must be at least 2 characters'],
  ['coinName', '🐸', 'Coin name must be at least 2 characters (an emoji counts as one)'],
  ['coinName', 'A'.repeat(33), 'Coin name must be at most 32 characters'],
  ['coinName', '🐸'.repeat(33), 'Coin name must be at most 32 characters'],
  ['coinName', 'A'.repeat(513), 'Coin name must be at most 32 characters'],
  ['blockchain', '', 'Please select a blockchain'],
  ['blockchain', 'Dogechain', 'Please select a blockchain'],
  ['blockchain', 'ethereum', 'Please select a blockchain'],
  ['symbol', '', 'Symbol must be at least 2 characters'],
  ['symbol', '$P', 'Symbol must be at least 2 characters'],
  ['symbol', 'ABCDEFGHIJK', 'Symbol must be less than 10 characters'],
  ['description', '', 'Description must be at least 10 characters'],
  ['description', 'Too short', 'Description must be at least 10 characters'],
  ['description', 'a'.repeat(2001), 'Description must be at most 2000 characters'],
  ['description', `${'a '.repeat(4000)}a`, 'Description must be at most 2000 characters'],
  ['buyButtonLink', 'app.uniswap.org', 'Please enter a valid URL'],
  ['buyButtonLink', 'javascript:alert(1)', 'Please enter a valid URL'],
  ['mainColors', '', 'Please select at least one color'],
  ['mainColors', ' , ', 'Please select at least one color'],
  ['mainColors', 'blurple', '“blurple” is no color. Separate colors with commas.'],
  ['mainColors', 'neon green', '“neon” is no color. Separate colors with commas.'],
  [
    'mainColors',
    'url(https://evil.example)',
    '“url(https://evil.example)” is no color. Separate colors with commas.',
  ],
  ['mainColors', 'tan,blurple', '“blurple” is no color. Separate colors with commas.'],
  ['mainColors', Array.from({ length: 9 }, () => 'tan').join(), 'Please select at most 8 colors'],
  ['mainImageUrl', 'https://evil.example/x.png', 'Please upload an image file'],
  ['mainImageUrl', '/storage/main_images/temp/../../secret.png', 'Please upload an image file'],
  ['telegram', `Ask the bouncer ${'x'.repeat(80)}`, 'Telegram must be at most 80 characters'],
  [
    'twitter',
    'Send us your seed phrase',
    '“Send us your seed phrase” asks for a recovery phrase, key or password: no page may ask for one, so please remove it.',
  ],
  [
    'contractAddress',
    '0x1234',
    'This address is 36 characters too short: 0x is followed by 40 hex digits, and this has 4.',
  ],
  ['pageBackground', '', 'Please enter a background color'],
  ['pageBackground', 'blurple', 'Please enter a background color'],
  ['pageBackground', 'red;background:url(x)', 'Please enter a background color'],
  ['launchDate', '', 'Please select a launch date'],
  ['launchDate', '2027-02-29', 'Please select a launch date'],
  ['launchDate', '10/03/2027', 'Please select a launch date'],
  ['launchDate', '2027-03-09', 'Launch date cannot be in the past'],
  ['launchTime', '', 'Please select a launch time'],
  ['launchTime', '13:00 PM', 'Please select a launch time'],
  ['launchTime', '0:30 AM', 'Please select a launch time'],
];

test('a refused value gets the message of its field, once and alone', () => {
  const answers = refused.map(([field, value]) => [field, value, messagesOf({ ...whole, [field]: value })]);
  expect(answers).toEqual(refused.map(([field, value, message]) => [field, value, { [field]: [message] }]));
});

const transformed: [keyof typeof whole, string, string][] = [
  ['email', ' Creator@Example.com ', 'Creator@Example.com'],
  ['coinName', '  猫币  Ma\u0304o Coin 🐈 ', '猫币 M\u0101o Coin 🐈'],
  ['coinName', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['coinName', '../../etc', '../../etc'],
  ['coinName', '🐸'.repeat(32), '🐸'.repeat(32)],
  ['coinName', '👨‍👩‍👧‍👦'.repeat(32), '👨‍👩‍👧‍👦'.repeat(32)],
  ['coinName', 'Pe\u0000pe', 'Pepe'],
  ['symbol', '$wif', 'WIF'],
  ['symbol', 'abcdefghij', 'ABCDEFGHIJ'],
  ['description', 'First line.\r\n\r\n\r\n\r\nLast  line.', 'First line.\n\nLast line.'],
  ['description', '### GIGA\n**Frogs** &amp; <b>toads</b>\\nA donâ€™t', 'GIGA\nFrogs & toads\nA don’t'],
  ['coinName', '**GIGA**', '**GIGA**'],
  ['buyButtonLink', 'http://pepe.example', 'http://pepe.example/'],
  ['buyButtonLink', 'pump.fun/coin/7gc', 'https://pump.fun/coin/7gc'],
  ['telegram', 'none', ''],
  ['twitter', 'https://x.com', ''],
  ['mainColors', ' tan , #C47A5A ', 'tan,#C47A5A'],
  ['mainColors', 'rgb(1, 2, 3), hotpink', 'rgb(1, 2, 3),hotpink'],
  ['mainColors', '7C3AED / dark blue and gold', '#7C3AED,darkblue,gold'],
  ['pageBackground', '000', '#000'],
  ['pageBackground', 'midnight blue', 'midnightblue'],
  [
    'mainImageUrl',
    'https://moonpage.example/storage/main_images/temp/0b7f1f3e-9d6a-4c7e-8f43-0d3f4c6a1b2c.webp',
    '/storage/main_images/temp/0b7f1f3e-9d6a-4c7e-8f43-0d3f4c6a1b2c.webp',
  ],
  ['telegram', '@notcoin', 'https://t.me/notcoin'],
  ['telegram', ' ask  the frogs ', 'ask the frogs'],
  ['telegram', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['twitter', 'https://twitter.com/bonk_inu', 'https://x.com/bonk_inu'],
  ['moreLinks', 'linktr.ee/bonk', 'https://linktr.ee/bonk'],
  [
    'contractAddress',
    ' 0x6982508145454ce325ddbe47a25d4ec3d2311933 ',
    '0x6982508145454ce325ddbe47a25d4ec3d2311933',
  ],
  [
    'contractAddress',
    'CA: `0x6982508145454Ce325dDbE47a25d4ec3d2311933`.',
    '0x6982508145454Ce325dDbE47a25d4ec3d2311933',
  ],
  [
    'contractAddress',
    '0x6982508145454\u200bCe325dDbE47a25d4ec3d2311933',
    '0x6982508145454Ce325dDbE47a25d4ec3d2311933',
  ],
  ['contractAddress', 'TBA', ''],
  ['contractAddress', 'Coming soon!', ''],
  ['contractAddress', 'YOUR_CONTRACT_ADDRESS_HERE', ''],
  ['symbol', 'P\u200bE\ufeffPE\u202e', 'PEPE'],
  ['mainColors', '#7c3aed\u200b, \u2060tan', '#7c3aed,tan'],
  ['twitter', '\u2066https://x.com/bonk\u00ad_inu\u2069', 'https://x.com/bonk_inu'],
  [
    'coinName',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} \u{e0041}Frog',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Frog',
  ],
  ['description', 'Fro\u200bgs, 👨\u200d🌾 and NFT\u200cها', 'Frogs, 👨\u200d🌾 and NFT\u200cها'],
  ['pageBackground', ' Beige ', 'Beige'],
  ['launchDate', '2027-12-31', '2027-12-31'],
  ['launchTime', '09:05 am', '9:05 AM'],
];

test('a value is kept in the stored form of its field', () => {
  const stored = transformed.map(([field, value]) => [
    field,
    value,
    schema.safeParse({ ...whole, [field]: value }).data?.[field],
  ]);
  expect(stored).toEqual(transformed);
});

test('names and tickers are free', () => {
  const names = ['OFFICIAL TRUMP', '100x Gem', '1000X', 'Get Rich', 'Guaranteed 1000x', 'Audited by CertiK'];
  const answers = names.map((coinName) => messagesOf({ ...whole, coinName, symbol: coinName.slice(0, 5) }));
  expect(answers).toEqual(names.map(() => ({})));
});

test('what was typed into the wrong field goes where it belongs', () => {
  const links = { telegram: 'x.com/bonk_inu', twitter: 't.me/bonk_chat' };
  const { data } = schema.safeParse({ ...whole, ...links, buyTax: '1/5' });
  expect(data).toMatchObject({
    telegram: 'https://t.me/bonk_chat',
    twitter: 'https://x.com/bonk_inu',
    buyTax: '1',
    sellTax: '5',
  });
  const alone = schema.safeParse({
    ...whole,
    telegram: '',
    twitter: 'https://t.me/bonk_chat',
    sellTax: '0 / 0',
  });
  expect(alone.data).toMatchObject({
    telegram: 'https://t.me/bonk_chat',
    twitter: '',
    buyTax: '0',
    sellTax: '0',
  });
});

test('links are refused in them', () => {
  expect(messagesOf({ ...whole, coinName: 'frogcoin.com' })).toEqual({
    coinName: [expect.stringMatching(/^“frogcoin\.com” is a link: /)],
  });
});

test('a link cannot hide behind a character that is cleaned away', () => {
  const { coinName } = messagesOf({ ...whole, coinName: 'frogcoin.\u0000\u200bcom' });
  expect(coinName).toHaveLength(1);
});

test('a description is refused only for what endangers readers, in its own words', () => {
  const hype = 'To the moon! Zero tax, listed on Raydium, 5000 holders, the next Doge. 100x is a feeling.';
  expect(messagesOf({ ...whole, description: hype })).toEqual({});
  const description = 'A frog. Enter your seed phrase to win.';
  expect(messagesOf({ ...whole, description })).toEqual({
    description: [expect.stringMatching(/“[^”]*seed phrase[^”]*” asks for a recovery phrase/)],
  });
});

test('an empty form gets every message at once', () => {
  expect(messagesOf({})).toEqual({
    email: ['Please enter a valid email address'],
    coinName: ['Coin name must be at least 2 characters'],
    blockchain: ['Please select a blockchain'],
    symbol: ['Symbol must be at least 2 characters'],
    description: ['Description must be at least 10 characters'],
    mainColors: ['Please select at least one color'],
    pageBackground: ['Please enter a background color'],
    launchDate: ['Please select a launch date'],
    launchTime: ['Please select a launch time'],
  });
});

test('a wrong address is named beside other errors, but not before its chain is chosen', () => {
  const address = { contractAddress: '0x000000000000000000000000000000000000dEaD' };
  expect(Object.keys(messagesOf({ ...whole, ...address, coinName: '' })).toSorted()).toEqual([
    'coinName',
    'contractAddress',
  ]);
  expect(Object.keys(messagesOf({ ...whole, ...address, blockchain: '' }))).toEqual(['blockchain']);
});

test('an address of another chain says which', () => {
  const { contractAddress } = messagesOf({
    ...whole,
    blockchain: 'Base',
    contractAddress: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
  });
  expect(contractAddress?.[0]).toContain('This looks like a Solana address, but the blockchain is Base');
});

test('a launch date that is saved already may stay in the past, any other may not', () => {
  const later = coinDetailsSchema({ today: '2027-03-10', savedLaunchDate: '2026-01-01' });
  expect(later.safeParse({ ...whole, launchDate: '2026-01-01' }).success).toBe(true);
  expect(later.safeParse({ ...whole, launchDate: '2026-01-02' }).success).toBe(false);
});

test('a chain of joined emoji is no way around the longest name', () => {
  const coinName = Array.from({ length: 900 }, () => '🐸').join('\u200d');
  expect(messagesOf({ ...whole, coinName })).toEqual({
    coinName: ['Coin name must be at most 32 characters'],
  });
});

test('words are read up to so many code units, however few letters they are', () => {
  // One letter for a person, and four units.
  const letter = 'e\u0301\u0302\u0303';
  const isTooLong = (input: Partial<typeof whole>) =>
    Object.keys(messagesOf({ ...whole, ...input })).length > 0;
  expect(isTooLong({ description: letter.repeat(2000) })).toBe(false);
  expect(messagesOf({ ...whole, description: `${letter.repeat(1999)}${'\u0301'.repeat(5)}` })).toEqual({
    description: ['Description must be at most 2000 characters'],
  });
  const family = '👨‍👩‍👧‍👦';
  expect(isTooLong({ coinName: family.repeat(32) })).toBe(false);
  expect(messagesOf({ ...whole, coinName: `${family.repeat(31)}${'🐸\u200d'.repeat(57)}🐸` })).toEqual({
    coinName: ['Coin name must be at most 32 characters'],
  });
});

test('a field that the form does not have is refused', () => {
  expect(schema.safeParse({ ...whole, isAdmin: 'true' }).success).toBe(false);
});

test('coins are accepted as they are published', () => {
  const accepted = tryOutCoins.map((coin) => schema.safeParse({ ...whole, ...coin }).data);
  expect(accepted).toMatchObject(
    tryOutCoins.map(({ coinName, blockchain, symbol }) => ({
      coinName,
      blockchain,
      symbol: symbol.replace('$', '').toUpperCase(),
    })),
  );
});

test('what is kept passes again and stays the same', () => {
  const field = string({ unit: 'binary', maxLength: 40 });
  const input = record({
    coinName: field,
    symbol: string({ unit: 'grapheme', maxLength: 12 }),
    description: string({ unit: 'binary', maxLength: 80 }),
    mainColors: constantFrom('tan', ' Red, #FFF', 'rgb(1,2,3) , hsl(20 50% 50%)'),
    telegram: constantFrom('', '@notcoin', 't.me/joinchat/AAAAAAAAAA'),
  });
  assert(
    property(input, (fields) => {
      const once = schema.safeParse({ ...whole, ...fields });
      if (!once.success) return true;
      expect(schema.parse(once.data)).toEqual(once.data);
      return true;
    }),
    { numRuns: 300 },
  );
});
