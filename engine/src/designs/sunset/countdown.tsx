import { CountdownBody } from '../../sections/countdown/component.tsx';
import { LaunchTimes } from '../../sections/parts/launch-times.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Floor } from './drawing/vista.tsx';

/** The clock stands on the horizon; the hours of the world lie on the floor before it. */
export function SunsetCountdown(view: SectionView<'countdown'>) {
  return (
    <SectionBox id={view.id} kind="vista countdown">
      <div className="sky" aria-hidden="true" />
      <Floor />
      <div className="title">
        <CountdownBody {...view} />
      </div>
      <div className="below">
        <LaunchTimes context={view.context} />
      </div>
    </SectionBox>
  );
}
