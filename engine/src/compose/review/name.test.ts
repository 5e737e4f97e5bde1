import { expect, test } from 'vitest';
import { reviewName } from '../review.ts';
import type { ReviewCode } from '../review.ts';

const refused: Partial<Record<ReviewCode, readonly string[]>> = {
  'profit-promise': [
    'Guaranteed 1000x',
    'GUARANTEED1000X',
    'Guaranteed1000x',
    'Gu4r4nteed Gains',
    'g u a r a n t e e d',
    'Guaranteed Moon',
    '1000X',
    '100x Gem',
    'X100',
    '100倍币',
    'Risk Free Frog',
    'RISKFREE',
    'Get Rich Quick',
    'Make Me A Millionaire',
    'Double Your Money',
    'Passive Income Coin',
    'Daily Profits',
    'The Next 100x',
    'It Will Pump',
    '500% Frog',
    'Ganancias Garantizadas',
    '稳赚不赔',
  ],
  'secret-phrase': [
    'Enter your seed phrase',
    'EnterYourSeedPhrase',
    'ENTERYOURSEEDPHRASE',
    'Enter_Your_Seed_Phrase',
    'Send Private Key',
    'Your 12 words',
    'Введите сид-фразу',
    '请输入助记词',
  ],
  'wallet-request': [
    'Connect Your Wallet',
    'ConnectWallet',
    'Verify your wallet',
    'Claim your airdrop',
    'Visit claim-sol.com',
    'https://scam.example',
    'Connectez votre portefeuille',
  ],
  'unstated-audit': [
    'Audited by CertiK',
    'CertiK Audited',
    'Audited Frog',
    'Liquidity Locked',
    'LP Burned',
    'Rug Proof',
    '100% Safe',
    'KYC Verified Duck',
  ],
  'unstated-listing': [
    'Official Binance Listing',
    'Listed on Binance',
    'Coinbase soon',
    'Listing Binance',
    'CEX Listing',
  ],
  impersonation: [
    'Official Binance Listing',
    'Official Trump',
    'Trump Official',
    'Tesla Official Coin',
    'I am Elon Musk',
    'We Are Binance',
    'Binance Support',
    'Token oficial de Binance',
    'Backed by BlackRock',
    'CZ Bought It',
    'SEC approved',
  ],
};

const honest = [
  'Moon',
  'SafeMoon',
  'Safe Cat',
  'Safest Duck',
  'BNB Dog',
  'Elon Cat',
  'Dogelon Mars',
  'Elon Musk',
  'To The Moon',
  'Based',
  'Based Brett',
  'Trump',
  'Trump Cat',
  'TrumpCoin',
  'Melania Duck',
  'Unofficial Trump',
  'Not Official Binance',
  'Official Nap',
  'Lambo',
  'When Lambo',
  'Number Go Up',
  'Up Only',
  'NewPepe',
  'The Next Doge',
  'Lost My Seed Phrase',
  'Twelve Words',
  'Johnny Mnemonic',
  'Audit Cat',
  'Doxxed Duck',
  'Profit Prophet',
  'Guaranteed To Lose',
  'No Guarantee',
  'Not Financial Advice',
  'No Risk No Fun',
  'Backed By Vibes',
  'Airdrop Andy',
  'Rich Cat',
  'Rug Doctor',
  'Xmas 1000xmas',
  '10x Engineer',
  'Catcoin 2026',
  'Fox100',
  'Area 51',
  'SpaceX Cat',
  'Binance Cat',
  'Wallet Goblin',
  'Seed',
  'Phrase',
  'Keys',
  'Pump the Brakes',
  'X',
  'AB',
  '404',
  '1337',
  '🐸🐸🐸',
  '猫币 Māo Coin 🐈',
  'عملة القط الطائر',
  'Пёс в шляпе',
  '도지 코인',
  '<script>alert(1)</script>',
  '../../etc',
];

const cases = Object.entries(refused).flatMap(([code, names]) => names.map((name) => [code, name] as const));

test.each(cases)('%s: nobody’s coin is called %s', (code, name) => {
  expect(reviewName(name).map((finding) => finding.code)).toContain(code);
});

test.each(honest)('%s is a name', (name) => {
  expect(reviewName(name)).toEqual([]);
});

test.each(['GUARANTEED', '1000X', 'RISKFREE', 'X1000', 'CERTIK', 'GETRICH'])('%s is no ticker', (ticker) => {
  expect(reviewName(ticker)).not.toEqual([]);
});

test.each([
  'MOON',
  'SAFE',
  'TRUMP',
  'ELON',
  'WIF',
  'BABYDOGE',
  '404',
  'XMAS',
  'DOGE2',
  '100',
  'KEY',
  '猫',
  'قط',
])('%s is a ticker', (ticker) => {
  expect(reviewName(ticker)).toEqual([]);
});

test('a name is read in no time, whatever it is', () => {
  const started = performance.now();
  for (const piece of ['a-', 'x1', 'Aa1', '0x', 'official ', 'visit ', '١', 'a.b/'])
    reviewName(piece.repeat(16).slice(0, 32));
  expect(performance.now() - started).toBeLessThan(200);
});
