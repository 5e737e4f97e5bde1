import type { PageContext } from '../sections/page-context.ts';

/** The page's background picture where a design has its place: a decoration that nothing in the first view waits for. */
export function BackgroundImage({ context: { backgroundImage, mode } }: { context: PageContext }) {
  if (backgroundImage === null) return null;
  const { url, avif, width, height } = backgroundImage;
  const picture = <img src={url} width={width} height={height} alt="" fetchPriority="low" decoding="async" />;
  return (
    <div className="background-image" aria-hidden="true">
      <div className="background-image-toned">
        {avif === undefined || mode === 'preview' ? (
          picture
        ) : (
          <picture>
            <source type="image/avif" srcSet={avif} />
            {picture}
          </picture>
        )}
      </div>
    </div>
  );
}
