import type { Blockchain } from './chains/chains.ts';

/** The coin's picture as it is stored, with its size in pixels so that the page keeps its place. */
export interface FactsImage {
  url: string;
  width: number;
  height: number;
}

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
  /** Milliseconds since 1970, UTC. */
  launchAt: number;
  /** `YYYY-MM-DD` in CST, which is UTC−6 all year. */
  launchDate: string;
  /** `H:MM AM/PM` in CST. */
  launchTime: string;
}
