import { ImageOff } from 'lucide-react';

/** The share card of a page, or a frame of the same shape where there is none. */
export function PagePicture({ card, coinName }: { card: string | null; coinName: string }) {
  const frame = 'aspect-[1200/630] w-full rounded-control border border-line bg-wash';
  if (card === null)
    return (
      <div className={`${frame} grid place-items-center text-muted`}>
        <span className="inline-flex items-center gap-2 text-sm">
          <ImageOff aria-hidden="true" className="size-4" />
          No picture
        </span>
      </div>
    );
  return (
    <img
      src={card}
      alt={`The page of ${coinName}`}
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      className={`${frame} object-cover`}
    />
  );
}
