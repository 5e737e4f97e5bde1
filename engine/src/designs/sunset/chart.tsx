import { ChartView } from '../../sections/parts/chart-view.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Ridge } from './drawing/vista.tsx';

/** A screen with mountains on it, which are no prices, and the way to where those are. */
export function SunsetChart({ id, props, context }: SectionView<'chart'>) {
  return (
    <section className="section chart" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="screen">
        <Paragraph className="section-text" text={props.text} context={context} />
        <ChartView context={context} />
        <Ridge />
      </div>
    </section>
  );
}
