import { ChartView } from '../../sections/parts/chart-view.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Ridge } from './drawing/vista.tsx';

/** A screen with mountains on it, which are no prices, and the way to where those are. */
export function SunsetChart(view: SectionView<'chart'>) {
  const { id, props, context } = view;
  return (
    <SectionBox id={id} kind="chart">
      <SectionHeading {...view} />
      <div className="screen">
        <Paragraph className="section-text" text={props.text} context={context} />
        <ChartView context={context} />
        <Ridge />
      </div>
    </SectionBox>
  );
}
