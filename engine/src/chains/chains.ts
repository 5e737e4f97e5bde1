import type { AddressRule } from './address-check.ts';

/** The eight words of the build form, in the order in which they are offered. */
export const blockchains = ['Base', 'BSC', 'Ethereum', 'Solana', 'Sui', 'TON', 'Tron', 'Other'] as const;

export type Blockchain = (typeof blockchains)[number];

/** Somebody else’s product that a page may send its readers to. */
export interface Venue {
  name: string;
  /** An https URL. `{a}` stands for the coin's address. */
  url: string;
}

/** What a page has to know about a blockchain; `Other` knows nothing, so everything but its rule is null. */
export interface Chain {
  blockchain: Blockchain;
  wallet: Venue | null;
  exchange: Venue | null;
  explorer: Venue | null;
  /** Prices over time. */
  chart: Venue | null;
  /** Ticker of the coin that pays for swaps and fees, without `$`. */
  native: string | null;
  address: AddressRule;
}

/** One site draws the charts of all seven chains, each under its own word. */
function dexScreener(chain: string): Venue {
  return { name: 'DEX Screener', url: `https://dexscreener.com/${chain}/{a}` };
}

const chains: Record<Blockchain, Chain> = {
  Base: {
    blockchain: 'Base',
    wallet: { name: 'Base App', url: 'https://base.app' },
    exchange: { name: 'Uniswap', url: 'https://app.uniswap.org/swap?chain=base&outputCurrency={a}' },
    explorer: { name: 'BaseScan', url: 'https://basescan.org/token/{a}' },
    chart: dexScreener('base'),
    native: 'ETH',
    address: 'evm',
  },
  BSC: {
    blockchain: 'BSC',
    wallet: { name: 'Trust Wallet', url: 'https://trustwallet.com' },
    exchange: { name: 'PancakeSwap', url: 'https://pancakeswap.finance/swap?outputCurrency={a}&chain=bsc' },
    explorer: { name: 'BscScan', url: 'https://bscscan.com/token/{a}' },
    chart: dexScreener('bsc'),
    native: 'BNB',
    address: 'evm',
  },
  Ethereum: {
    blockchain: 'Ethereum',
    wallet: { name: 'MetaMask', url: 'https://metamask.io' },
    exchange: { name: 'Uniswap', url: 'https://app.uniswap.org/swap?chain=mainnet&outputCurrency={a}' },
    explorer: { name: 'Etherscan', url: 'https://etherscan.io/token/{a}' },
    chart: dexScreener('ethereum'),
    native: 'ETH',
    address: 'evm',
  },
  Solana: {
    blockchain: 'Solana',
    wallet: { name: 'Phantom', url: 'https://phantom.com' },
    exchange: {
      name: 'Jupiter',
      url: 'https://jup.ag/swap?sell=So11111111111111111111111111111111111111112&buy={a}',
    },
    explorer: { name: 'Solscan', url: 'https://solscan.io/token/{a}' },
    chart: dexScreener('solana'),
    native: 'SOL',
    address: 'solana',
  },
  Sui: {
    blockchain: 'Sui',
    wallet: { name: 'Slush', url: 'https://slush.app' },
    exchange: { name: 'Cetus', url: 'https://app.cetus.zone/swap' },
    explorer: { name: 'SuiVision', url: 'https://suivision.xyz/coin/{a}' },
    chart: dexScreener('sui'),
    native: 'SUI',
    address: 'sui',
  },
  TON: {
    blockchain: 'TON',
    wallet: { name: 'Tonkeeper', url: 'https://tonkeeper.com' },
    exchange: { name: 'STON.fi', url: 'https://app.ston.fi/swap?ft=TON&tt={a}' },
    explorer: { name: 'Tonviewer', url: 'https://tonviewer.com/{a}' },
    chart: dexScreener('ton'),
    native: 'TON',
    address: 'ton',
  },
  Tron: {
    blockchain: 'Tron',
    wallet: { name: 'TronLink', url: 'https://www.tronlink.org' },
    exchange: { name: 'SunSwap', url: 'https://sunswap.com' },
    explorer: { name: 'Tronscan', url: 'https://tronscan.org/#/token20/{a}' },
    chart: dexScreener('tron'),
    native: 'TRX',
    address: 'tron',
  },
  Other: {
    blockchain: 'Other',
    wallet: null,
    exchange: null,
    explorer: null,
    chart: null,
    native: null,
    address: 'any',
  },
};

export function chainOf(blockchain: Blockchain): Chain {
  return chains[blockchain];
}

/** The only hosts that a page may name as wallet, exchange or explorer, always over https. */
export const venueHosts = [
  'app.cetus.zone',
  'app.ston.fi',
  'app.uniswap.org',
  'base.app',
  'basescan.org',
  'bscscan.com',
  'dexscreener.com',
  'etherscan.io',
  'jup.ag',
  'metamask.io',
  'pancakeswap.finance',
  'phantom.com',
  'slush.app',
  'solscan.io',
  'suivision.xyz',
  'sunswap.com',
  'tonkeeper.com',
  'tonviewer.com',
  'tronscan.org',
  'trustwallet.com',
  'www.tronlink.org',
] as const;

/** Where readers can look the coin up, or null where the chain has no explorer. @param address as stored. */
export function explorerUrl(blockchain: Blockchain, address: string): string | null {
  const explorer = chainOf(blockchain).explorer;
  return explorer === null ? null : withAddress(explorer.url, address);
}

/** Where readers can see the coin's price over time, or null where nobody draws one. @param address as stored. */
export function chartUrl(blockchain: Blockchain, address: string): string | null {
  const chart = chainOf(blockchain).chart;
  return chart === null ? null : withAddress(chart.url, address);
}

/**
 * Where readers can swap into the coin, or null where the chain has no exchange. Without an address it is the
 * exchange's own front page: a swap link with a hole in it would offer some other coin.
 */
export function exchangeUrl(blockchain: Blockchain, address: string | null): string | null {
  const exchange = chainOf(blockchain).exchange;
  if (exchange === null) return null;
  if (!exchange.url.includes('{a}')) return exchange.url;
  return address === null ? new URL(exchange.url).origin : withAddress(exchange.url, address);
}

function withAddress(url: string, address: string): string {
  // A colon is legal in paths and queries, and explorers show Sui's `::` as it is.
  const encoded = encodeURIComponent(address.toWellFormed()).replaceAll('%3A', ':');
  return url.replace('{a}', () => encoded);
}
