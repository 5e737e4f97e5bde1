import { cx } from 'class-variance-authority';
import { ArrowUpRight } from 'lucide-react';
import type { Listing } from '../contract.ts';
import placeholder from './placeholder-coin.svg';

/** What a card shows; empty fields fall back to the specified texts and the placeholder image. */
export type Launch = Pick<Listing, 'slug' | 'imageUrl'> &
  Partial<Pick<Listing, 'coinName' | 'symbol' | 'description' | 'blockchain'>>;

/** A coin among the Latest Launches; opens its page of the directory in a new tab. */
export function LaunchCard({ launch }: { launch: Launch }) {
  const name = launch.coinName?.trim() || 'Unnamed Coin';
  return (
    <article className="group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[border-color,translate] duration-160 hover:-translate-y-1 hover:border-line-strong">
      <div className="glow aspect-[16/10] overflow-hidden bg-sunken">
        <img
          src={launch.imageUrl || placeholder}
          alt=""
          width={512}
          height={320}
          loading="lazy"
          decoding="async"
          className={cx(
            'size-full transition-transform duration-180 group-hover:scale-[1.03]',
            // A coin's picture is shown whole, whatever its shape.
            launch.imageUrl ? 'object-contain p-5' : 'object-cover',
          )}
        />
      </div>
      <div className="flex grow flex-col p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-lg wrap-anywhere">
            <a
              href={`/directory/${encodeURIComponent(launch.slug)}`}
              target="_blank"
              rel="noopener"
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-link"
            >
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </h3>
          <ArrowUpRight
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-colors duration-120 group-hover:text-link"
          />
        </div>
        {(launch.symbol || launch.blockchain) && (
          <p className="mt-1 text-sm text-muted">
            {[launch.symbol && `$${launch.symbol}`, launch.blockchain].filter(Boolean).join(' · ')}
          </p>
        )}
        <p className="mt-3 line-clamp-3 text-sm text-muted wrap-anywhere">
          {launch.description?.trim() || 'No description available'}
        </p>
      </div>
    </article>
  );
}
