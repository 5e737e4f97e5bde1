import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockchains, chainOf, chartUrl, exchangeUrl, explorerUrl, venueHosts } from './chains.ts';

const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

describe('links', () => {
  test('every link is https and leads to an allowed host, and every allowed host is used', () => {
    const seen = new Set<string>();
    for (const blockchain of blockchains) {
      const links = [
        chainOf(blockchain).wallet?.url ?? null,
        exchangeUrl(blockchain, null),
        exchangeUrl(blockchain, usdc),
        explorerUrl(blockchain, usdc),
        chartUrl(blockchain, usdc),
      ].filter((link) => link !== null);
      for (const link of links) {
        const url = new URL(link);
        expect(url.protocol).toBe('https:');
        expect(venueHosts).toContain(url.host);
        expect(link).not.toContain('{a}');
        seen.add(url.host);
      }
    }
    expect([...seen].toSorted()).toEqual([...venueHosts]);
  });

  test('no address can leave its place in a link', () => {
    fc.assert(
      fc.property(fc.constantFrom(...blockchains), fc.string({ unit: 'binary' }), (blockchain, address) => {
        const links = [explorerUrl, exchangeUrl, chartUrl].map((url) => url(blockchain, address));
        for (const link of links) {
          if (link === null) continue;
          expect(venueHosts).toContain(new URL(link).host);
          expect(link).not.toMatch(/["'<>\s]/);
        }
      }),
    );
  });

  test('a coin is found by its address', () => {
    expect(explorerUrl('Solana', usdc)).toBe(`https://solscan.io/token/${usdc}`);
    expect(exchangeUrl('Base', '0xA')).toBe('https://app.uniswap.org/swap?chain=base&outputCurrency=0xA');
    expect(explorerUrl('Sui', '0x2::sui::SUI')).toBe('https://suivision.xyz/coin/0x2::sui::SUI');
    expect(chartUrl('BSC', '0xA')).toBe('https://dexscreener.com/bsc/0xA');
    expect(explorerUrl('Tron', 'T$&')).toBe('https://tronscan.org/#/token20/T%24%26');
  });

  test('without an address the exchange link is its front page', () => {
    expect(exchangeUrl('Solana', null)).toBe('https://jup.ag');
    expect(exchangeUrl('Sui', null)).toBe('https://app.cetus.zone/swap');
    expect(exchangeUrl('Tron', usdc)).toBe('https://sunswap.com');
  });

  test('a chain that we know nothing about has no links', () => {
    expect(chainOf('Other').wallet).toBeNull();
    expect(explorerUrl('Other', 'x')).toBeNull();
    expect(exchangeUrl('Other', 'x')).toBeNull();
    expect(chartUrl('Other', 'x')).toBeNull();
  });
});

test('the eight words stand in the order of the form', () => {
  expect(blockchains).toEqual(['Base', 'BSC', 'Ethereum', 'Solana', 'Sui', 'TON', 'Tron', 'Other']);
  for (const blockchain of blockchains) expect(chainOf(blockchain).blockchain).toBe(blockchain);
});
