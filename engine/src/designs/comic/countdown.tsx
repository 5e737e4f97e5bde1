import { CountdownHeading } from '../../sections/countdown/heading.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { CountdownClock } from '../../sections/parts/countdown-clock.tsx';
import { LaunchTimes } from '../../sections/parts/launch-times.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bomb } from './drawing/bomb.tsx';
import { Burst } from './drawing/burst.tsx';
import { Panel } from './panel.tsx';

/** A bomb with a burning fuse; at launch it has gone off. */
export function ComicCountdown({ id, props, context }: SectionView<'countdown'>) {
  return (
    <Panel id={id} kind="countdown half" ground="rays">
      <CountdownHeading id={`${id}-title`} props={props} context={context} />
      <div className="fuse">
        <Bomb />
        <Burst className="boom" seed={context.seed} spikes={17} notch={0.68} word="Boom!" />
      </div>
      <CountdownClock context={context} />
      <div className="countdown-live" data-when="live">
        <Paragraph className="countdown-text" text={props.liveText} context={context} />
        <BuyButton context={context} />
      </div>
      <LaunchTimes context={context} />
    </Panel>
  );
}
