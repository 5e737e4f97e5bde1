import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { ChartView } from '../../../sections/parts/chart-view.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';

/** A plot that is empty until somebody opens it. */
export function TerminalChart({ id, props, context }: SectionView<'chart'>) {
  return (
    <Pane id={id} kind="chart" command="open chart">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.text} context={context} />
      <ChartView context={context} />
    </Pane>
  );
}
