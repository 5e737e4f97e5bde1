import { cx } from 'class-variance-authority';
import type { Listing } from '../contract.ts';
import { CoinCard } from './coin-card.tsx';
import placeholder from './placeholder-coin.svg';

/** What a card shows; empty fields fall back to the specified texts and the placeholder image. */
export type Launch = Pick<Listing, 'slug' | 'imageUrl'> &
  Partial<Pick<Listing, 'coinName' | 'symbol' | 'description' | 'blockchain' | 'iconUrl'>>;

/** A coin among the Latest Launches; opens its page of the directory in a new tab. */
export function LaunchCard({ launch }: { launch: Launch }) {
  const picture = launch.imageUrl || launch.iconUrl;
  return (
    <CoinCard
      heading="h3"
      opensTab
      slug={launch.slug}
      name={launch.coinName?.trim() || 'Unnamed Coin'}
      symbol={launch.symbol}
      blockchain={launch.blockchain}
      description={launch.description?.trim() || 'No description available'}
      picture={
        <div className="glow aspect-[16/10] overflow-hidden bg-sunken">
          <img
            src={picture || placeholder}
            alt=""
            width={512}
            height={320}
            loading="lazy"
            decoding="async"
            className={cx(
              'size-full transition-transform duration-180 group-hover:scale-[1.03]',
              // A coin's picture is shown whole, whatever its shape.
              picture ? 'object-contain p-5' : 'object-cover',
            )}
          />
        </div>
      }
    />
  );
}
