import { Headline } from '../../sections/hero/headline.tsx';
import type { PageContext } from '../../sections/page-context.ts';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { CountdownClock } from '../../sections/parts/countdown-clock.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { OrbitHalf } from './orbit.tsx';
import { Sky } from './sky.tsx';

/** The mascot in orbit above the horizon, the countdown on its ring. */
export function MoonshotHero({ id, props, context }: SectionView<'hero'>) {
  return (
    <section className="section hero" id={id} aria-labelledby={`${id}-title`}>
      <Sky seed={context.seed} words={{ from: 0.46, to: 0.88 }} />
      <div className="planet" />
      <div className="hero-words">
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
        <Paragraph className="tagline" text={props.tagline} context={context} />
        <BuyButton context={context} />
      </div>
      <div className="stage">
        <OrbitHalf side="back" />
        <Mascot context={context} purpose="portrait" />
        <OrbitHalf side="front" />
        <span className="probe-x">
          <span className="probe" />
        </span>
        <CountdownClock context={context} />
        <LaunchPlate context={context} />
      </div>
    </section>
  );
}

/** Stands on the ring where there is nothing to count down. */
function LaunchPlate({ context }: { context: PageContext }) {
  return (
    <>
      <p className="plate" data-when="live">
        In orbit
      </p>
      <p className="plate" data-when="static">
        Launch: {context.launch.cst}
      </p>
    </>
  );
}
