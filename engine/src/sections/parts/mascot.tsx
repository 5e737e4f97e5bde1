import { fillTokens } from '../../text/tokens.ts';
import type { PageContext } from '../page-context.ts';

/**
 * The coin's picture, or the emblem that stands for it.
 * @param purpose `portrait` is the one that is named and loads first; `decoration` is the same picture once more.
 */
export function Mascot({ context, purpose }: { context: PageContext; purpose: 'portrait' | 'decoration' }) {
  const { image, emblem, pictureTreatment } = context;
  if (image === null) {
    return <div className="mascot mascot-drawn">{emblem}</div>;
  }
  const className = pictureTreatment ? `mascot mascot-${pictureTreatment.kind}` : 'mascot';
  const picture = (
    <img
      src={image.url}
      width={image.width}
      height={image.height}
      alt={purpose === 'portrait' ? fillTokens(context.texts.mascot, context.tokens) : ''}
      fetchPriority={purpose === 'portrait' ? 'high' : 'low'}
      loading={purpose === 'portrait' ? 'eager' : 'lazy'}
      decoding={purpose === 'portrait' ? 'sync' : 'async'}
    />
  );
  // A preview is copied into a picture, whose maker looks at `src` alone.
  if (image.avif === undefined || context.mode === 'preview')
    return <div className={className}>{picture}</div>;
  return (
    <div className={className}>
      <picture>
        <source type="image/avif" srcSet={image.avif} />
        {picture}
      </picture>
    </div>
  );
}
