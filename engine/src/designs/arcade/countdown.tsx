import { CountdownHeading } from '../../sections/countdown/heading.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { CountdownClock } from '../../sections/parts/countdown-clock.tsx';
import { LaunchTimes } from '../../sections/parts/launch-times.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Fleet } from './drawing/fleet.tsx';
import { Sprite } from './drawing/sprite.tsx';

/** The wave that is on its way, the clock under it, and the ship that waits below. */
export function ArcadeCountdown({ id, props, context }: SectionView<'countdown'>) {
  return (
    <section className="section countdown" id={id} aria-labelledby={`${id}-title`}>
      <div className="wave">
        <Fleet id={`${id}-fleet`} />
        <CountdownHeading id={`${id}-title`} props={props} context={context} />
        <CountdownClock context={context} />
        <div className="countdown-live" data-when="live">
          <Paragraph className="countdown-text" text={props.liveText} context={context} />
          <BuyButton context={context} />
        </div>
        <Sprite name="ship" className="ship" />
      </div>
      <LaunchTimes context={context} />
    </section>
  );
}
