import { ChartView } from '../../sections/parts/chart-view.tsx';
import { SectionBox, SectionIntro } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';

/** A piece of graph paper with a line that shows nothing and says so by its loops. */
export function StickerChart(view: SectionView<'chart'>) {
  return (
    <SectionBox id={view.id} kind="chart">
      <div className="words">
        <SectionIntro {...view} textClass="section-text" />
      </div>
      <div className="graph">
        <svg className="squiggle" viewBox="0 0 560 150" aria-hidden="true">
          <path d="M30 6 28 122l520 2" />
          <path
            className="line"
            d="M40 84c24 12 36-28 58-20s14 38 34 32 22-60 44-52 6 60 34 56c40-6 62-66 34-78-24-8-38 40-6 54 44 16 60-36 86-22 18 10 16 30 36 26 24-4 26-34 48-30 20 6 12 28 30 30 16 2 26-14 38-16"
          />
          <path d="M500 44a22 22 0 1 1-.1 0zM492 60v4M508 60v4M489 72q11 9 21 0" />
        </svg>
        <ChartView context={view.context} />
      </div>
    </SectionBox>
  );
}
