import type { PageContext } from '../../../sections/page-context.ts';
import { Mascot } from '../../../sections/parts/mascot.tsx';

/** Names the emblem that the frame keeps, for every place where it looks in. */
export const sweetId = 'sweet';

/** The coin's picture, or the emblem once more without its markup. */
export function Friend({ context, purpose }: { context: PageContext; purpose: 'portrait' | 'decoration' }) {
  if (context.image !== null) return <Mascot context={context} purpose={purpose} />;
  return (
    <div className="mascot mascot-drawn">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <use href={`#${sweetId}`} />
      </svg>
    </div>
  );
}

/** The same, half hidden behind an edge of the page. */
export function Peek({ context }: { context: PageContext }) {
  return (
    <div className="peek" aria-hidden="true">
      <Friend context={context} purpose="decoration" />
    </div>
  );
}
