import { ClosingWords } from '../../sections/closing/component.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Ticker } from './ticker.tsx';

/** The last word, the mascot once more, and the ticker that the page began with, half below the edge. */
export function BrutalClosing(view: SectionView<'closing'>) {
  return (
    <SectionBox id={view.id} kind="closing">
      <div className="closing-words">
        <ClosingWords {...view} />
      </div>
      <Mascot context={view.context} purpose="decoration" />
      <div className="ticker-sunk">
        <Ticker ticker={view.context.tokens.ticker} />
      </div>
    </SectionBox>
  );
}
