import { HeroCall, HeroTitle } from '../../sections/hero/component.tsx';
import { BackgroundImage } from '../../background-image/component.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { NeonSign } from './drawing/neon-sign.tsx';
import { Vista } from './drawing/vista.tsx';

/** The mascot before the sun, on the line that cuts the view in two: sky above, a floor of light below. */
export function SunsetHero(view: SectionView<'hero'>) {
  return (
    <SectionBox id={view.id} kind="vista hero">
      <Vista />
      <BackgroundImage context={view.context} />
      <NeonSign symbol={view.context.facts.symbol} />
      <div className="title">
        <HeroTitle {...view} />
      </div>
      <div className="dusk">
        <i className="sun" aria-hidden="true" />
        <Mascot context={view.context} purpose="portrait" />
      </div>
      <div className="below">
        <HeroCall {...view} />
      </div>
    </SectionBox>
  );
}
