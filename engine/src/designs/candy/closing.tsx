import { ClosingWords } from '../../sections/closing/component.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bubbles } from './drawing/bubbles.tsx';
import { Friend } from './drawing/friend.tsx';

/** The window once more, at closing time: the mascot behind the counter that the footer is. */
export function CandyClosing(view: SectionView<'closing'>) {
  return (
    <SectionBox id={view.id} kind="window closing">
      <Bubbles />
      <div className="hero-words">
        <ClosingWords {...view} textClass="tagline" />
      </div>
      <div className="over-counter">
        <Friend context={view.context} purpose="decoration" />
      </div>
    </SectionBox>
  );
}
