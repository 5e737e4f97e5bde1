import { expect, test } from 'vitest';
import { buyLinkHint, descriptionHint, linkToAdd, otherContractHint } from './description-hint.ts';

const empty = { supply: '', buyTax: '', sellTax: '', liquidity: '', ownership: '' };

test('a description that speaks of a field gets a hint of where it is', () => {
  expect(descriptionHint('A frog with zero tax and a supply of 1B.', empty)).toBe(
    'Supply and taxes have fields of their own under More facts: there the page shows them at a glance.',
  );
  expect(descriptionHint('Liquidity is burned.', empty)).toBe(
    'Liquidity has a field of its own under More facts: there the page shows it at a glance.',
  );
});

test('a field that is filled in, or not spoken of, needs no hint', () => {
  expect(descriptionHint('A frog with zero tax.', { ...empty, sellTax: '0' })).toBeNull();
  expect(descriptionHint('A frog that missed every train.', empty)).toBeNull();
});

test('a site that only the description names is offered as a link', () => {
  const none = { buyButtonLink: '', telegram: '', twitter: '', moreLinks: '' };
  expect(linkToAdd('Read more on moonfrog.fun, friend.', none)).toBe('moonfrog.fun');
  expect(linkToAdd('Mail hello@moonfrog.io or read docs.moonfrog.io/start.', none)).toBe(
    'docs.moonfrog.io/start',
  );
  expect(linkToAdd('Follow us.To the moon. It ended.Com and go.', none)).toBeUndefined();
  const listed = { ...none, moreLinks: 'https://moonfrog.fun/' };
  expect(linkToAdd('Read more on moonfrog.fun.', listed)).toBeUndefined();
  expect(linkToAdd('Chat: t.me/moonfrog.', { ...none, telegram: 'https://t.me/moonfrog' })).toBeUndefined();
  const full = { ...none, moreLinks: Array.from({ length: 8 }, (_, at) => `frog${at}.fun`).join('\n') };
  expect(linkToAdd('Read more on moonfrog.fun.', full)).toBeUndefined();
});

const evm = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';
const mint = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263';
const other = '7gcihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr';

test('another address than the contract is named, with both', () => {
  expect(otherContractHint(`Not ${mint}!`, { contract: evm, blockchain: 'Ethereum' })).toBe(
    `${mint} stands here, but the contract of the coin is ${evm}.`,
  );
  expect(otherContractHint(`It is ${mint}.`, { contract: 'TBA', blockchain: '' })).toBe(
    `${mint} stands here, and the coin has no contract yet.`,
  );
  const inCapitals = { contract: `CA: ${evm.toLowerCase()}`, blockchain: 'Base' } as const;
  expect(otherContractHint(`It is ${evm}.`, inCapitals)).toBeNull();
  const asLink = { contract: `https://solscan.io/token/${mint}`, blockchain: 'Solana' } as const;
  expect(otherContractHint(`It is ${mint}.`, asLink)).toBeNull();
  expect(otherContractHint(`It is ${other}.`, asLink)).toBe(
    `${other} stands here, but the contract of the coin is ${mint}.`,
  );
});

test.each<[string, Parameters<typeof buyLinkHint>[1], string | undefined]>([
  [
    `https://pump.fun/coin/${mint}`,
    { contract: `https://solscan.io/token/${mint}`, blockchain: 'Solana' },
    undefined,
  ],
  [
    `https://jup.ag/swap/SOL-${other}`,
    { contract: mint, blockchain: 'Solana' },
    `This link is for ${other}, but the contract of the coin is ${mint}.`,
  ],
  [
    `pump.fun/coin/${other}`,
    { contract: mint, blockchain: 'Solana' },
    `This link is for ${other}, but the contract of the coin is ${mint}.`,
  ],
  [
    `https://jup.ag/swap?sell=So11111111111111111111111111111111111111112&buy=${mint}`,
    { contract: mint, blockchain: 'Solana' },
    undefined,
  ],
  [
    `https://app.uniswap.org/swap?chain=mainnet&outputCurrency=${evm}`,
    { contract: evm, blockchain: 'Base' },
    'This link is for Ethereum, but the coin lives on Base.',
  ],
  [
    `https://app.uniswap.org/swap?chain=base&outputCurrency=${evm.toLowerCase()}`,
    { contract: evm, blockchain: 'Base' },
    undefined,
  ],
  [`https://pump.fun/coin/${mint}`, { contract: '', blockchain: 'Solana' }, undefined],
  ['https://moonfrog.fun/buy', { contract: mint, blockchain: 'Solana' }, undefined],
  ['no link', { contract: mint, blockchain: '' }, undefined],
])('%s', (link, coin, said) => {
  const hint = buyLinkHint(link, coin);
  expect(hint).toBe(said);
});
