import type { ReactNode } from 'react';
import { ChartView } from '../../sections/parts/chart-view.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { RoadmapSteps } from '../../sections/parts/roadmap-steps.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { StatedFactsList } from '../../sections/parts/stated-facts.tsx';
import type { SectionView } from '../../sections/section.ts';
import { type Ground, Panel } from './panel.tsx';

type Given = 'tokenomics' | 'chart' | 'roadmap';

/** The three have the same props. */
type GivenView = SectionView<'tokenomics'> | SectionView<'chart'> | SectionView<'roadmap'>;

/** The back of a collector's card. */
export function ComicTokenomics(view: SectionView<'tokenomics'>) {
  return (
    <GivenPanel view={view} kind="tokenomics" ground="rays">
      <div className="card">
        <StatedFactsList context={view.context} />
      </div>
    </GivenPanel>
  );
}

export function ComicChart(view: SectionView<'chart'>) {
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
    <svg className="jag" viewBox="0 0 99 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M2 24 16 9 28 30 42 4 56 36 70 9 82 30 97 16" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A trail of dots that winds from one step to the next. */
export function ComicRoadmap(view: SectionView<'roadmap'>) {
  return (
    <GivenPanel view={view} kind="roadmap" ground="dots">
      <RoadmapSteps context={view.context} />
    </GivenPanel>
  );
}

/** What the creator gave, under the heading and the words of its section. */
function GivenPanel(panel: { view: GivenView; kind: Given; ground: Ground; children: ReactNode }) {
  const { id, props, context } = panel.view;
  return (
    <Panel id={id} kind={panel.kind} ground={panel.ground}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="section-text" text={props.text} context={context} />
      {panel.children}
    </Panel>
  );
}
