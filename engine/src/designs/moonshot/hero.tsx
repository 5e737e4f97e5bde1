import { englishOnly } from '../shared/english-only.ts';
import { fill } from '../../languages/fill.ts';
import { HeroWords } from '../../sections/hero/component.tsx';
import type { PageContext } from '../../sections/page-context.ts';
import { BackgroundImage } from '../../background-image/component.tsx';
import { CountdownClock } from '../../sections/parts/countdown-clock.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { isBrief } from '../shared/is-brief.ts';
import { OrbitHalf } from './orbit.tsx';
import { Sky } from './sky.tsx';

/** The mascot in orbit above the horizon, the countdown on its ring. */
export function MoonshotHero(view: SectionView<'hero'>) {
  return (
    <SectionBox id={view.id} kind={isBrief(view) ? 'hero brief' : 'hero'}>
      <BackgroundImage context={view.context} />
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
        {englishOnly(context, 'In orbit', context.texts.launch.live)}
      </p>
      <p className="plate" data-when="static">
        {fill(context.texts.launch.at, { time: context.launch.cst })}
      </p>
    </>
  );
}
