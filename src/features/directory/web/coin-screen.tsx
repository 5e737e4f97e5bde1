import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import { ButtonLink, buttonStyle } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { sharedWords } from '../../deploys/web/shared-words.ts';
import type { Listing } from '../contract.ts';
import placeholder from './placeholder-coin.svg';
import { longDayUtc } from '../../../web/ui/layout/dates.ts';

/** `/directory/{slug}`: one listed coin, as it was when its page was published. */
export function DirectoryCoinScreen({ coin }: { readonly coin: Listing }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-14">
      <a
        href="/directory"
        className="mb-6 inline-flex items-center gap-1.5 py-1 text-sm font-semibold text-muted hover:text-text sm:mb-10"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        All coins
      </a>
      <div className="grid items-start gap-8 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] sm:gap-12">
        <img
          src={coin.imageUrl ?? coin.iconUrl ?? placeholder}
          alt={coin.coinName}
          width={288}
          height={288}
          className="aspect-square w-full rounded-card border border-line bg-wash object-cover sm:sticky sm:top-6 sm:max-w-72"
        />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-muted">
            <bdi>${coin.symbol}</bdi> · {coin.blockchain}
          </p>
          <h1 className="mt-2 text-4xl wrap-anywhere">
            <bdi>{coin.coinName}</bdi>
          </h1>
          <p dir="auto" className="mt-5 max-w-prose text-lg whitespace-pre-line wrap-anywhere text-muted">
            {coin.description}
          </p>
          <a
            className={buttonStyle({ tone: 'primary', size: 'large', className: 'mt-8' })}
            href={coin.deployedUrl}
            target="_blank"
            rel="noopener"
          >
            Visit the page
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </a>
          <p className="mt-6 text-sm text-muted">
            Published <time dateTime={coin.publishedAt}>{longDayUtc(coin.publishedAt)}</time>
          </p>
          {coin.shares.length > 0 && (
            <p className="mt-2 text-sm text-muted">
              {sharedWords(coin.shares)}
              {!coin.shares.includes('contract') && ' Compare the contract address.'}
            </p>
          )}
        </div>
      </div>
      <Card className="mt-16 flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg font-semibold">Have a coin of your own?</p>
        <ButtonLink to="/signup">Build My Page Now</ButtonLink>
      </Card>
    </div>
  );
}
