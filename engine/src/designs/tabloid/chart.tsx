import { ChartView } from '../../sections/parts/chart-view.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { WeatherMap } from './drawing/weather-map.tsx';

/** The way to the chart under a weather map, which forecasts nothing; where the chart itself is shown, no map. */
export function Weather(view: SectionView<'chart'>) {
  const { id, props, context } = view;
  return (
    <SectionBox id={id} kind="chart">
      <SectionHeading {...view} />
      {context.links.chartFrame === null ? <WeatherMap seed={context.seed} /> : null}
      <Paragraph className="section-text" text={props.text} context={context} />
      <ChartView context={context} />
    </SectionBox>
  );
}
