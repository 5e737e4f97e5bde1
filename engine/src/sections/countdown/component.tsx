import { BuyButton } from '../parts/buy-button.tsx';
import { CountdownClock } from '../parts/countdown-clock.tsx';
import { LaunchTimes } from '../parts/launch-times.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { SectionView } from '../section.ts';
import { CountdownHeading } from './heading.tsx';

export function Countdown({ id, props, context }: SectionView<'countdown'>) {
  return (
    <section className="section countdown" id={id} aria-labelledby={`${id}-title`}>
      <CountdownHeading id={`${id}-title`} props={props} context={context} />
      <CountdownClock context={context} />
      <div className="countdown-live" data-when="live">
        <Paragraph className="countdown-text" text={props.liveText} context={context} />
        <BuyButton context={context} />
      </div>
      <LaunchTimes context={context} />
    </section>
  );
}
