import { HeroWords } from '../../sections/hero/component.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Ticker } from './ticker.tsx';

/** Three slabs that fill the first screen: the ticker across it, the words, and the picture up to its rules. */
export function BrutalHero(view: SectionView<'hero'>) {
  return (
    <SectionBox id={view.id} kind="hero">
      <div className="ticker-slab">
        <Ticker ticker={view.context.tokens.ticker} />
      </div>
      <HeroWords {...view} />
      <Mascot context={view.context} purpose="portrait" />
    </SectionBox>
  );
}
