import { CountdownHeading } from '../../sections/countdown/heading.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { CountdownClock } from '../../sections/parts/countdown-clock.tsx';
import { LaunchTimes } from '../../sections/parts/launch-times.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Floor } from './drawing/vista.tsx';

/** The clock stands on the horizon; the hours of the world lie on the floor before it. */
export function SunsetCountdown({ id, props, context }: SectionView<'countdown'>) {
  return (
    <section className="section vista countdown" id={id} aria-labelledby={`${id}-title`}>
      <div className="sky" aria-hidden="true" />
      <Floor />
      <div className="title">
        <CountdownHeading id={`${id}-title`} props={props} context={context} />
        <CountdownClock context={context} />
        <div className="countdown-live" data-when="live">
          <Paragraph className="countdown-text" text={props.liveText} context={context} />
          <BuyButton context={context} />
        </div>
      </div>
      <div className="below">
        <LaunchTimes context={context} />
      </div>
    </section>
  );
}
