import type { PageContext } from '../page-context.ts';
import { FixedText } from './fixed-text.tsx';
import { Icon } from './icons.tsx';

/** Hands the page on by the browser's own share, or copies its address where there is none; the page's script does it. */
export function ShareButton({ context, when }: { context: PageContext; when?: 'live' | undefined }) {
  const { action, copy } = context.texts;
  return (
    <p className="buy needs-script" data-when={when}>
      <button type="button" className="buy-button" data-said={`${copy.copied}|${copy.copiedAnnounced}`}>
        <span>
          <FixedText text={action.share} values={{ ticker: <bdi>{context.tokens.ticker}</bdi> }} />
        </span>
        <Icon name="share" />
      </button>
      <output className="unseen" />
    </p>
  );
}
