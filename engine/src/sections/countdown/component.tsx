import { BuyButton } from '../parts/buy-button.tsx';
import { CountdownClock } from '../parts/countdown-clock.tsx';
import { LaunchTimes } from '../parts/launch-times.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { SectionBox } from '../parts/standard-section.tsx';
import { Words } from '../parts/words.tsx';
import type { SectionView } from '../section.ts';

export function Countdown(view: SectionView<'countdown'>) {
  return (
    <SectionBox id={view.id} kind="countdown">
      <CountdownBody {...view} />
      <LaunchTimes context={view.context} />
    </SectionBox>
  );
}

/** Heading, clock, and what stands in the clock's place after launch. */
export function CountdownBody(view: SectionView<'countdown'>) {
  return (
    <>
      <CountdownHeading {...view} />
      <CountdownClock context={view.context} />
      <CountdownLive {...view} />
    </>
  );
}

/** The section's h2: the creator's words before and after launch, plain ones where no script can tell which it is. */
export function CountdownHeading({ id, props, context }: SectionView<'countdown'>) {
  return (
    <h2 className="countdown-heading" id={`${id}-title`} dir="auto">
      <span data-when="before">
        <Words text={props.heading} context={context} />
      </span>
      <span data-when="live">
        <Words text={props.liveHeading} context={context} />
      </span>
      <span data-when="static">{context.texts.launch.heading}</span>
    </h2>
  );
}

/** Shown from launch on. */
export function CountdownLive({ props, context }: SectionView<'countdown'>) {
  return (
    <div className="countdown-live" data-when="live">
      <Paragraph className="countdown-text" text={props.liveText} context={context} />
      <BuyButton context={context} />
    </div>
  );
}
