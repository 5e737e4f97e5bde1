import { CountdownHeading } from '../../../sections/countdown/heading.tsx';
import { BuyButton } from '../../../sections/parts/buy-button.tsx';
import { CountdownClock } from '../../../sections/parts/countdown-clock.tsx';
import { LaunchTimes } from '../../../sections/parts/launch-times.tsx';
import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';

/** A command that repeats itself every second until the launch. */
export function TerminalCountdown({ id, props, context }: SectionView<'countdown'>) {
  return (
    <Pane id={id} kind="countdown" command="watch -n1 launch">
      <CountdownHeading id={`${id}-title`} props={props} context={context} />
      <CountdownClock context={context} />
      <div className="countdown-live" data-when="live">
        <Paragraph className="countdown-text" text={props.liveText} context={context} />
        <BuyButton context={context} />
      </div>
      <LaunchTimes context={context} />
    </Pane>
  );
}
