import { ChartView } from '../../../sections/parts/chart-view.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { AppWindow } from '../window.tsx';

/** A monitor's grid with nothing drawn on it: the line is where the link leads. */
export function DesktopChart({ id, props, context }: SectionView<'chart'>) {
  return (
    <AppWindow id={id} kind="chart half" icon="chart" file="Monitor">
      <div className="inside">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="section-text" text={props.text} context={context} />
        <div className="scope">
          <ChartView context={context} />
        </div>
      </div>
    </AppWindow>
  );
}
