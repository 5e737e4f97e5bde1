import { ChartView } from '../../sections/parts/chart-view.tsx';
import type { GivenView } from '../../sections/parts/given-section.tsx';
import { SectionBox, SectionIntro } from '../../sections/parts/standard-section.tsx';
import { Sprite } from './drawing/sprite.tsx';

/** Another machine in the same hall, which shows the chart. */
export function ArcadeChart(view: GivenView) {
  return (
    <SectionBox id={view.id} kind="chart">
      <Sprite name="cabinet" className="other-machine" />
      <div className="chart-words">
        <SectionIntro {...view} textClass="section-text" />
        <ChartView context={view.context} />
      </div>
    </SectionBox>
  );
}
