import { Mascot } from '../../sections/parts/mascot.tsx';
import type { PageContext } from '../../sections/page-context.ts';

/** A chart that plots the only thing that is certain: the mascot, under a crosshair at the launch date. */
export function Chart({ context }: { context: PageContext }) {
  const { facts, tokens } = context;
  return (
    <div className="chart">
      <Mascot context={context} purpose="portrait" />
      <p className="chart-tag chart-ticker" aria-hidden="true">
        {tokens.ticker}
      </p>
      <p className="chart-tag chart-date" aria-hidden="true">
        {facts.launchDate}
      </p>
    </div>
  );
}
