import type { ComponentType } from 'react';
import { chainOf, type Chain } from '../chains/chains.ts';
import type { Palette } from '../colour/palette.ts';
import { boundedCache } from '../colour/bounded-cache.ts';
import { tokenValues, type TokenValues } from '../text/tokens.ts';
import type { Facts, FactsImage } from '../facts.ts';
import { countdownParts, formatInstant, type Countdown } from '../launch/launch.ts';
import { pageLinks, type PageLinks } from './links.ts';

/** What a design draws its emblem from when the coin has no picture. */
export interface EmblemProps {
  /** Ticker without `$`. */
  symbol: string;
  seed: number;
  palette: Palette;
}

/** The launch as the page shows it. */
export interface LaunchState {
  /** Milliseconds since 1970, UTC. */
  instant: number;
  /** At the time of rendering; the page's script turns the first into the second when the time comes. */
  phase: 'before' | 'live';
  left: Countdown;
  /** In words, e.g. `Friday, 15 January 2027 at 12:00 PM CST`. */
  cst: string;
  utc: string;
}

/** Everything that a section or a design may know beside the section's own props. */
export interface PageContext {
  /** Pictures at the URLs that the page loads. */
  facts: Facts;
  chain: Chain;
  palette: Palette;
  seed: number;
  tokens: TokenValues;
  links: PageLinks;
  launch: LaunchState;
  /** The coin's picture: the facts' own. */
  image: FactsImage | null;
  Emblem: ComponentType<EmblemProps>;
  /** Language of the document's texts where it is not English, BCP 47; what is ours on a page is English. */
  lang?: string | undefined;
  /** `live`: links work and a script runs. `preview`: neither. */
  mode: 'live' | 'preview';
  /** Where readers report the page. */
  reportUrl: string;
  /** When the page was last changed, milliseconds since 1970. */
  updatedAt: number;
}

/** What a context is made from; the rest follows from the facts. */
export type PageContextParts = Pick<
  PageContext,
  'facts' | 'palette' | 'seed' | 'Emblem' | 'lang' | 'mode' | 'reportUrl' | 'updatedAt'
> & { now: number };

export function createPageContext({ now, ...parts }: PageContextParts): PageContext {
  const { facts } = parts;
  return {
    ...parts,
    image: facts.image,
    chain: chainOf(facts.blockchain),
    tokens: tokenValues(facts),
    links: pageLinks(facts),
    launch: {
      instant: facts.launchAt,
      phase: now < facts.launchAt ? 'before' : 'live',
      left: countdownParts(facts.launchAt - now),
      cst: formattedInstant(facts.launchAt, 'CST'),
      utc: formattedInstant(facts.launchAt, 'UTC'),
    },
  };
}

const cachedInstant = boundedCache<string>(256);

/** Formatters are slow to make, and the page's script should stay too small to keep any. */
function formattedInstant(instant: number, zone: 'CST' | 'UTC'): string {
  return cachedInstant(`${instant} ${zone}`, () => formatInstant(instant, zone));
}
