import type { Listing } from '../contract.ts';
import placeholder from './placeholder-coin.svg';

export type PicturedCoin = Pick<Listing, 'imageUrl' | 'iconUrl' | 'background' | 'primary'>;

/** A coin's picture, whole, in its own colors; its page's icon where it has none, else the placeholder. */
export function CoinPicture({ coin }: { readonly coin: PicturedCoin }) {
  const picture = coin.imageUrl ?? coin.iconUrl;
  return (
    <div
      className="aspect-[16/10] overflow-hidden"
      style={{
        backgroundColor: coin.background,
        // An icon brings its own ground, which is even.
        ...(coin.imageUrl !== null && {
          backgroundImage: `radial-gradient(circle at 50% 120%, ${coin.primary}66, transparent 65%)`,
        }),
      }}
    >
      <img
        src={picture ?? placeholder}
        alt=""
        width={512}
        height={320}
        loading="lazy"
        decoding="async"
        className={`size-full transition-transform duration-180 group-hover:scale-[1.03] ${picture === null ? 'object-cover' : 'object-contain p-5'}`}
      />
    </div>
  );
}
