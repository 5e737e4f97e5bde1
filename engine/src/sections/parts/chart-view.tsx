import { fill } from '../../languages/fill.ts';
import type { PageContext } from '../page-context.ts';
import { Icon } from './icons.tsx';
import { OutsideLink } from './outside-link.tsx';

/** The way to the coin's chart, and the chart itself where the creator turned it on; nothing for a coin that has none. */
export function ChartView({ context }: { context: PageContext }) {
  const { texts } = context;
  const { chart, chartFrame } = context.links;
  if (chart === null) return null;
  return (
    <>
      {chartFrame === null || context.mode === 'preview' ? null : (
        <iframe
          className="chart-frame"
          src={chartFrame}
          title={fill(texts.chart.frame, { ticker: context.tokens.ticker, venue: chart.name })}
          loading="lazy"
          referrerPolicy="no-referrer"
          // Its origin is never ours, so it cannot take the sandbox off; without storage it draws nothing.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      )}
      <p className="chart-place">
        <OutsideLink className="chart-link" href={chart.url} context={context}>
          <span>{fill(texts.chart.open, { venue: chart.name })}</span>
          <Icon name="arrow" />
        </OutsideLink>
      </p>
    </>
  );
}
