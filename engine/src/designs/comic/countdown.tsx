import { englishOnly } from '../shared/english-only.ts';
import { CountdownHeading, CountdownLive } from '../../sections/countdown/component.tsx';
import { CountdownClock } from '../../sections/parts/countdown-clock.tsx';
import { LaunchTimes } from '../../sections/parts/launch-times.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bomb } from './drawing/bomb.tsx';
import { Burst } from './drawing/burst.tsx';
import { Panel } from './panel.tsx';

/** A bomb with a burning fuse; at launch it has gone off. */
export function ComicCountdown(view: SectionView<'countdown'>) {
  return (
    <Panel id={view.id} kind="countdown half" ground="rays">
      <CountdownHeading {...view} />
      <div className="fuse">
        <Bomb />
        <Burst className="boom" seed={view.context.seed} word={englishOnly(view.context, 'Boom!', '!')} />
      </div>
      <CountdownClock context={view.context} />
      <CountdownLive {...view} />
      <LaunchTimes context={view.context} />
    </Panel>
  );
}
