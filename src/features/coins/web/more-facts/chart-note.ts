import type { PublicSettings } from '../../../../web/page/settings.ts';

/** What the switch for the chart does, on this installation and for this coin. */
export function chartNote(coin: {
  pagesHosting: PublicSettings['pagesHosting'];
  /** Whether the chosen blockchain has a site that draws its charts. */
  hasChart: boolean;
  hasAddress: boolean;
}): string {
  if (!coin.hasChart) return 'There is no chart for this blockchain.';
  const effect =
    coin.pagesHosting === 'path'
      ? 'Pages on this site only link to the chart on dexscreener.com. It is shown inside the page once pages have web addresses of their own.'
      : 'Readers will load it from dexscreener.com; otherwise the page only links there.';
  return coin.hasAddress ? effect : `${effect} It needs a contract address.`;
}
