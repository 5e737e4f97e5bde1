import { HeroWords } from '../../sections/hero/component.tsx';
import type { PageContext } from '../../sections/page-context.ts';
import { CountdownClock } from '../../sections/parts/countdown-clock.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { OrbitHalf } from './orbit.tsx';
import { Sky } from './sky.tsx';

/** The mascot in orbit above the horizon, the countdown on its ring. */
export function MoonshotHero(view: SectionView<'hero'>) {
  return (
    <SectionBox id={view.id} kind="hero">
      <Sky seed={view.context.seed} words={{ from: 0.46, to: 0.88 }} />
      <div className="planet" />
      <HeroWords {...view} />
      <div className="stage">
        <OrbitHalf side="back" />
        <Mascot context={view.context} purpose="portrait" />
        <OrbitHalf side="front" />
        <span className="probe-x">
          <span className="probe" />
        </span>
        <CountdownClock context={view.context} />
        <LaunchPlate context={view.context} />
      </div>
    </SectionBox>
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
