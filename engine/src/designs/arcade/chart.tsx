import { ChartView } from '../../sections/parts/chart-view.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Sprite } from './drawing/sprite.tsx';

/** Another machine in the same hall, which shows the chart. */
export function ArcadeChart({ id, props, context }: SectionView<'chart'>) {
  return (
    <section className="section chart" id={id} aria-labelledby={`${id}-title`}>
      <Sprite name="cabinet" className="other-machine" />
      <div className="chart-words">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="section-text" text={props.text} context={context} />
        <ChartView context={context} />
      </div>
    </section>
  );
}
