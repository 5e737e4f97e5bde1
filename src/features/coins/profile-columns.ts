import { profiles } from '../account/tables.ts';
import type { CoinField } from './contract.ts';

/** The columns of a profile that hold its coin, under the names of the build form. */
export const coinColumns = {
  email: profiles.email,
  coinName: profiles.coinName,
  blockchain: profiles.blockchain,
  symbol: profiles.symbol,
  description: profiles.description,
  buyButtonLink: profiles.buyButtonLink,
  mainColors: profiles.mainColors,
  mainImageUrl: profiles.mainImageUrl,
  telegram: profiles.telegram,
  twitter: profiles.twitter,
  contractAddress: profiles.contractAddress,
  pageBackground: profiles.pageBackground,
  launchDate: profiles.launchDate,
  launchTime: profiles.launchTime,
  supply: profiles.supply,
  buyTax: profiles.buyTax,
  sellTax: profiles.sellTax,
  liquidity: profiles.liquidity,
  ownership: profiles.ownership,
  roadmap: profiles.roadmap,
  gallery: profiles.gallery,
  chartEmbed: profiles.chartEmbed,
} satisfies Record<CoinField, unknown>;

/** What START OVER leaves of a coin (specification, section 4): the contact address alone. */
export const emptyCoin = {
  coinName: null,
  blockchain: null,
  symbol: null,
  description: null,
  buyButtonLink: null,
  mainColors: null,
  mainImageUrl: null,
  backgroundImageUrl: null,
  telegram: null,
  twitter: null,
  contractAddress: null,
  pageBackground: null,
  launchDate: null,
  launchTime: null,
  supply: null,
  buyTax: null,
  sellTax: null,
  liquidity: null,
  ownership: null,
  roadmap: null,
  gallery: null,
  chartEmbed: null,
} satisfies Record<Exclude<CoinField, 'email'> | 'backgroundImageUrl', null>;
