import type { Listing } from '../contract.ts';
import { CoinCard } from './coin-card.tsx';
import { CoinPicture, type PicturedCoin } from './coin-picture.tsx';

/** What a card shows; empty fields fall back to the specified texts and the placeholder image. */
export type Launch = PicturedCoin &
  Pick<Listing, 'slug'> &
  Partial<Pick<Listing, 'coinName' | 'symbol' | 'description' | 'blockchain'>>;

/** A coin among the Latest Launches; opens its page of the directory in a new tab. */
export function LaunchCard({ launch }: { launch: Launch }) {
  return (
    <CoinCard
      heading="h3"
      opensTab
      slug={launch.slug}
      name={launch.coinName?.trim() || 'Unnamed Coin'}
      symbol={launch.symbol}
      blockchain={launch.blockchain}
      description={launch.description?.trim() || 'No description available'}
      picture={<CoinPicture coin={launch} />}
    />
  );
}
