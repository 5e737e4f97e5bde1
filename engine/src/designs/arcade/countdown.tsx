import { CountdownBody } from '../../sections/countdown/component.tsx';
import { LaunchTimes } from '../../sections/parts/launch-times.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Fleet } from './drawing/fleet.tsx';
import { Sprite } from './drawing/sprite.tsx';

/** The wave that is on its way, the clock under it, and the ship that waits below. */
export function ArcadeCountdown(view: SectionView<'countdown'>) {
  return (
    <SectionBox id={view.id} kind="countdown">
      <div className="wave">
        <Fleet id={`${view.id}-fleet`} />
        <CountdownBody {...view} />
        <Sprite name="ship" className="ship" />
      </div>
      <LaunchTimes context={view.context} />
    </SectionBox>
  );
}
