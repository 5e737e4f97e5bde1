import { ChartView } from '../parts/chart-view.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionView } from '../section.ts';

export function Chart({ id, props, context }: SectionView<'chart'>) {
  return (
    <section className="section chart" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="section-text" text={props.text} context={context} />
      <ChartView context={context} />
    </section>
  );
}
