import { HeroWords } from '../../sections/hero/component.tsx';
import { BackgroundImage } from '../../background-image/component.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bubbles } from './drawing/bubbles.tsx';
import { Friend } from './drawing/friend.tsx';

/** The shop window: words among bubbles, and the mascot, who looks over the icing of the counter. */
export function CandyHero(view: SectionView<'hero'>) {
  return (
    <SectionBox id={view.id} kind="window hero">
      <BackgroundImage context={view.context} />
      <Bubbles />
      <HeroWords {...view} />
      <div className="over-counter">
        <Friend context={view.context} purpose="portrait" />
      </div>
    </SectionBox>
  );
}
