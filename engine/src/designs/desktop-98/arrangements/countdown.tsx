import { CountdownHeading } from '../../../sections/countdown/heading.tsx';
import { BuyButton } from '../../../sections/parts/buy-button.tsx';
import { CountdownClock } from '../../../sections/parts/countdown-clock.tsx';
import { LaunchTimes } from '../../../sections/parts/launch-times.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { AppWindow } from '../window.tsx';

/** Counters of a game of tiles, whose board is below them. */
export function DesktopCountdown({ id, props, context }: SectionView<'countdown'>) {
  return (
    <AppWindow id={id} kind="countdown half" icon="clock" file="Launch">
      <div className="inside">
        <CountdownHeading id={`${id}-title`} props={props} context={context} />
        <CountdownClock context={context} />
        <div className="countdown-live" data-when="live">
          <Paragraph className="countdown-text" text={props.liveText} context={context} />
          <BuyButton context={context} />
        </div>
        <LaunchTimes context={context} />
      </div>
      <div className="tiles" />
    </AppWindow>
  );
}
