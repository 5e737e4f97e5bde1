import { createPalette } from '@moonpage/engine/colour/palette.ts';
import type { Listing } from '../contract.ts';
import { CoinCard } from './coin-card.tsx';
import { launchWords } from './launch-words.ts';
import placeholder from './placeholder-coin.svg';

interface ListedCoinProps {
  readonly coin: Listing;
  /** When the list was read. */
  readonly now: number;
}

/** A coin of the directory, in its own colors, with when it launches. */
export function ListedCoin({ coin, now }: ListedCoinProps) {
  const palette = createPalette({ colours: coin.colors, background: coin.background });
  return (
    <CoinCard
      heading="h2"
      slug={coin.slug}
      name={coin.coinName}
      symbol={coin.symbol}
      blockchain={coin.blockchain}
      description={coin.description}
      picture={
        <div
          className="aspect-[16/10] overflow-hidden"
          style={{
            backgroundColor: palette.background,
            // An icon brings its own ground, which is even.
            ...(coin.imageUrl !== null && {
              backgroundImage: `radial-gradient(circle at 50% 120%, ${palette.primary}66, transparent 65%)`,
            }),
          }}
        >
          <img
            src={coin.imageUrl ?? coin.iconUrl ?? placeholder}
            alt=""
            width={512}
            height={320}
            loading="lazy"
            decoding="async"
            className="size-full object-contain p-5 transition-transform duration-180 group-hover:scale-[1.03]"
          />
        </div>
      }
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
