import { chainOf, chartUrl, exchangeUrl, explorerUrl, venueHosts } from '../chains/chains.ts';
import type { Facts } from '../facts.ts';
import { fill } from '../languages/fill.ts';
import type { Texts } from '../languages/texts.ts';
import { type Site, siteOf } from './sites.ts';

/** A link that leaves the page; its host is what readers are shown where they would not expect it. */
export interface OutsideAddress {
  url: string;
  /** In its ASCII form, so that look-alike letters show. */
  host: string;
  /** Whether it is `https:`. */
  encrypted: boolean;
}

/** A link with the name of who is behind it. */
export interface VenueAddress extends OutsideAddress {
  name: string;
}

/** A link with the name of its site and its drawing. */
export type PlaceAddress = OutsideAddress & Site;

/** What the page's main button does: buy where the creator says, swap at the chain's exchange, or be told what happens. */
export type CallToAction = OutsideAddress & {
  kind: 'buy' | 'exchange' | 'telegram' | 'x';
  venue: string | null;
};

/** Where readers expect a coin to be traded, without `www.`, `app.` and the like. */
const expectedHosts = new Set([
  ...venueHosts.map(withoutPrefix),
  ...`pump.fun letsbonk.fun bonk.fun four.meme sunpump.meme sun.io raydium.io orca.so meteora.ag sushi.com aerodrome.finance
  dedust.io bluefin.io turbos.finance dextools.io birdeye.so gmgn.ai axiom.trade moonshot.com coinbase.com binance.com okx.com bybit.com
  kucoin.com mexc.com gate.com gate.io kraken.com bitget.com crypto.com htx.com`.split(/\s+/),
]);

/** Whether nobody has to be told where a button leads: one to a channel names it. On channels everybody can post what they call a shop. */
export function isExpectedAction({ kind, host }: Pick<CallToAction, 'kind' | 'host'>): boolean {
  if (kind === 'telegram' || kind === 'x') return true;
  return expectedHosts.has(withoutPrefix(host));
}

function withoutPrefix(host: string): string {
  return host.replace(/^(?:www|app|swap|trade)\./, '');
}

/** Every link that a page may show, each parsed; null where there is none or it cannot be trusted to be a web link. */
export interface PageLinks {
  action: CallToAction | null;
  /** Where the creator says that one can buy a coin without a contract: no main button, as nothing tells the real one there. */
  whereToBuy: VenueAddress | null;
  wallet: VenueAddress | null;
  exchange: VenueAddress | null;
  explorer: VenueAddress | null;
  chart: VenueAddress | null;
  /** URL of the chart as a frame inside the page; null unless the creator turned it on. */
  chartFrame: string | null;
  telegram: OutsideAddress | null;
  x: OutsideAddress | null;
  /** Everywhere that the coin is, each named by its host. */
  places: readonly PlaceAddress[];
}

/** What links are made of. */
export type LinkFacts = Pick<
  Facts,
  'blockchain' | 'contractAddress' | 'buyUrl' | 'telegramUrl' | 'xUrl' | 'moreUrls' | 'embedsChart'
>;

export function pageLinks(facts: LinkFacts): PageLinks {
  const { wallet, exchange, explorer, chart } = chainOf(facts.blockchain);
  const { contractAddress: address, blockchain } = facts;
  const exchangeLink = venueAddress(exchange?.name, exchangeUrl(blockchain, address));
  const chartLink = venueAddress(chart?.name, address === null ? null : chartUrl(blockchain, address));
  const buy = outsideAddress(facts.buyUrl);
  const telegram = secureAddress(facts.telegramUrl);
  const x = secureAddress(facts.xUrl);
  return {
    action: callToAction({
      // Beside 'No contract yet. Trust no address.', a button that leads to buying would send readers to somebody else's coin.
      buy: address === null ? null : buy,
      exchange: address === null ? null : exchangeLink,
      telegram,
      x,
    }),
    whereToBuy: address === null && buy?.encrypted ? { ...buy, name: buy.host } : null,
    wallet: venueAddress(wallet?.name, wallet?.url ?? null),
    exchange: exchangeLink,
    explorer: venueAddress(explorer?.name, address === null ? null : explorerUrl(blockchain, address)),
    chart: chartLink,
    chartFrame: chartLink !== null && facts.embedsChart ? `${chartLink.url}?embed=1&trades=0&info=0` : null,
    telegram,
    x,
    places: [facts.telegramUrl, facts.xUrl, ...facts.moreUrls].flatMap((url) => {
      const place = secureAddress(url);
      return place === null ? [] : [{ ...place, ...siteOf(place.host) }];
    }),
  };
}

function callToAction(choices: {
  buy: OutsideAddress | null;
  exchange: VenueAddress | null;
  telegram: OutsideAddress | null;
  x: OutsideAddress | null;
}): CallToAction | null {
  const { buy, exchange, telegram, x } = choices;
  if (buy !== null) return { ...buy, kind: 'buy', venue: null };
  if (exchange !== null) return { ...exchange, kind: 'exchange', venue: exchange.name };
  // The button says Telegram or X, so it leads nowhere else.
  if (telegram?.host === 't.me') return { ...telegram, kind: 'telegram', venue: 'Telegram' };
  return x?.host === 'x.com' ? { ...x, kind: 'x', venue: 'X' } : null;
}

/** What the main button says, with `{ticker}` in the ticker's place. */
export function actionWords({ kind, venue }: CallToAction, { action }: Pick<Texts, 'action'>): string {
  switch (kind) {
    case 'buy':
      return action.buy;
    case 'exchange':
      return fill(action.buyOn, { venue: venue ?? '' });
    case 'telegram':
    case 'x':
      return fill(action.beTold, { venue: venue ?? '' });
  }
}

/** The stored URL was checked when it was saved; this is the last door, so it is checked again. */
function outsideAddress(url: string | null): OutsideAddress | null {
  if (url === null || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return null;
  return { url: parsed.href, host: parsed.host, encrypted: parsed.protocol === 'https:' };
}

function secureAddress(url: string | null): OutsideAddress | null {
  const address = outsideAddress(url);
  return address?.encrypted ? address : null;
}

function venueAddress(name: string | undefined, url: string | null): VenueAddress | null {
  const address = secureAddress(url);
  return address === null || name === undefined ? null : { ...address, name };
}
