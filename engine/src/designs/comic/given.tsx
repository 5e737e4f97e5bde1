import type { ReactNode } from 'react';
import { ChartView } from '../../sections/parts/chart-view.tsx';
import type { GivenKind, GivenView } from '../../sections/parts/given-section.tsx';
import { RoadmapSteps } from '../../sections/parts/roadmap-steps.tsx';
import { SectionIntro } from '../../sections/parts/standard-section.tsx';
import { StatedFactsList } from '../../sections/parts/stated-facts.tsx';
import { type Ground, Panel } from './panel.tsx';

/** The back of a collector's card. */
export function ComicTokenomics(view: GivenView) {
  return (
    <GivenPanel view={view} kind="tokenomics" ground="rays">
      <div className="card">
        <StatedFactsList context={view.context} />
      </div>
    </GivenPanel>
  );
}

export function ComicChart(view: GivenView) {
  return (
    <GivenPanel view={view} kind="chart" ground="dots">
      {view.context.links.chartFrame === null ? <JaggedLine /> : null}
      <ChartView context={view.context} />
    </GivenPanel>
  );
}

/** A line that goes nowhere in particular: decoration. */
function JaggedLine() {
  return (
    <svg className="jag" viewBox="0 0 99 40" preserveAspectRatio="none" aria-hidden="true">
      <path d="M2 24 16 9 28 30 42 4 56 36 70 9 82 30 97 16" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A trail of dots that winds from one step to the next. */
export function ComicRoadmap(view: GivenView) {
  return (
    <GivenPanel view={view} kind="roadmap" ground="dots">
      <RoadmapSteps context={view.context} />
    </GivenPanel>
  );
}

/** What the creator gave, under the heading and the text of its section. */
function GivenPanel(panel: { view: GivenView; kind: GivenKind; ground: Ground; children: ReactNode }) {
  return (
    <Panel id={panel.view.id} kind={panel.kind} ground={panel.ground}>
      <SectionIntro {...panel.view} textClass="section-text" />
      {panel.children}
    </Panel>
  );
}
