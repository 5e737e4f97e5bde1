import type { Blockchain } from './chains/chains.ts';

/** The coin's picture as it is stored, with its size in pixels so that the page keeps its place. */
export interface FactsImage {
  url: string;
  width: number;
  height: number;
  /** The same picture in a lighter format, for the browsers that read it; left out where there is none. */
  avif?: string | undefined;
}

/** What the creator states about the coin and nobody has checked; null where nothing was stated. Shown as it stands. */
export interface StatedFacts {
  /** Total supply, e.g. `1,000,000,000`. */
  supply: string | null;
  /** Percent of a purchase that the contract keeps, e.g. `0` or `2.5`. */
  buyTax: string | null;
  sellTax: string | null;
  /** E.g. `Burned`. */
  liquidity: string | null;
  /** Of the contract, e.g. `Renounced`. */
  ownership: string | null;
}

export interface RoadmapStep {
  title: string;
  done: boolean;
}

/** A picture beside the main one; without a caption it is decoration. */
export interface GalleryPicture extends FactsImage {
  caption: string | null;
}

/** A coin that states nothing. */
export const nothingStated: StatedFacts = {
  supply: null,
  buyTax: null,
  sellTax: null,
  liquidity: null,
  ownership: null,
};

/**
 * What the profile says about the coin. Sections refer to facts and documents never contain them, so that one edit of
 * the profile changes every place that shows them.
 */
export interface Facts {
  name: string;
  /** Ticker without `$`. */
  symbol: string;
  description: string;
  blockchain: Blockchain;
  /** As it is stored after the chain's own check. */
  contractAddress: string | null;
  /** `https:`, or `http:` which pages mark as not encrypted. */
  buyUrl: string | null;
  telegramUrl: string | null;
  xUrl: string | null;
  /** As the creator wrote them; `createPalette` reads them leniently. */
  colours: readonly string[];
  /** A colour name or hex, as the creator wrote it. */
  background: string;
  image: FactsImage | null;
  stated: StatedFacts;
  /** Steps that the creator plans or has done, in order. */
  roadmap: readonly RoadmapStep[];
  /** Further pictures of the creator's. */
  gallery: readonly GalleryPicture[];
  /** Whether the creator turned on the chart inside the page, which readers load from somebody else's host. */
  embedsChart: boolean;
  /** Milliseconds since 1970, UTC. */
  launchAt: number;
  /** `YYYY-MM-DD` in CST, which is UTC−6 all year. */
  launchDate: string;
  /** `H:MM AM/PM` in CST. */
  launchTime: string;
}
