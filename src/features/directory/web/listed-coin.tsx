import type { Listing } from '../contract.ts';
import { CoinCard } from './coin-card.tsx';
import { CoinPicture } from './coin-picture.tsx';
import { launchWords } from './launch-words.ts';

interface ListedCoinProps {
  readonly coin: Listing;
  /** When the list was read. */
  readonly now: number;
}

/** A coin of the directory, in its own colors, with when it launches. */
export function ListedCoin({ coin, now }: ListedCoinProps) {
  return (
    <CoinCard
      heading="h2"
      slug={coin.slug}
      name={coin.coinName}
      symbol={coin.symbol}
      blockchain={coin.blockchain}
      description={coin.description}
      picture={<CoinPicture coin={coin} />}
      note={<Launch at={coin.launchAt} now={now} />}
    />
  );
}

function Launch({ at, now }: { readonly at: string; readonly now: number }) {
  const { isAhead, text } = launchWords(Date.parse(at), now);
  return (
    <time dateTime={at} className={isAhead ? 'figures font-semibold text-link' : 'figures text-muted'}>
      {text}
    </time>
  );
}
