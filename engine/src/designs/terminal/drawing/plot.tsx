import { Mascot } from '../../../sections/parts/mascot.tsx';
import type { PageContext } from '../../../sections/page-context.ts';

/** Plots the only thing that is certain: the mascot, under a crosshair at the launch date. */
export function Plot({ context }: { context: PageContext }) {
  const { facts, tokens } = context;
  return (
    <div className="plot">
      <Mascot context={context} purpose="portrait" />
      <p className="plot-tag plot-ticker" aria-hidden="true">
        {tokens.ticker}
      </p>
      <p className="plot-tag plot-date" aria-hidden="true">
        {facts.launchDate}
      </p>
    </div>
  );
}
