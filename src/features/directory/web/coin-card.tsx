import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { oneLine } from './one-line.ts';

interface CoinCardProps {
  readonly slug: string;
  readonly name: string;
  /** Without `$`. */
  readonly symbol: string | undefined;
  readonly blockchain: string | undefined;
  readonly description: string;
  readonly picture: ReactNode;
  /** Such as when the coin launches. */
  readonly note?: ReactNode;
  readonly heading: 'h2' | 'h3';
  /** Whether its page of the directory opens in a new tab. */
  readonly opensTab?: boolean;
}

/** A coin among others; the whole card leads to its page of the directory. */
export function CoinCard(props: CoinCardProps) {
  const { slug, name, symbol, blockchain, description, picture, note, heading: Heading, opensTab } = props;
  return (
    <article className="group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[border-color,translate] duration-160 hover:-translate-y-1 hover:border-line-strong">
      {picture}
      <div className="flex grow flex-col p-5">
        <div className="flex items-start justify-between gap-3">
          <Heading className="min-w-0 text-lg wrap-anywhere">
            <a
              href={`/directory/${encodeURIComponent(slug)}`}
              {...(opensTab && { target: '_blank', rel: 'noopener' })}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-link"
            >
              <bdi>{name}</bdi>
              {opensTab && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          </Heading>
          {opensTab && (
            <ArrowUpRight
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-colors duration-120 group-hover:text-link"
            />
          )}
        </div>
        {(symbol || blockchain) && (
          <p className="mt-1 text-sm text-muted">
            {symbol && <bdi>${symbol}</bdi>}
            {symbol && blockchain && ' · '}
            {blockchain}
          </p>
        )}
        <p dir="auto" className="mt-3 line-clamp-3 text-sm text-muted wrap-anywhere">
          {oneLine(description)}
        </p>
        {note && <p className="mt-auto pt-4 text-sm">{note}</p>}
      </div>
    </article>
  );
}
