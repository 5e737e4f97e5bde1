import { englishOnly } from '../shared/english-only.ts';
import type { PageContext } from '../../sections/page-context.ts';
import { ClosingWords } from '../../sections/closing/component.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';

/** The coin door at the foot of the machine: two slots, and the way on between them. */
export function ArcadeClosing(view: SectionView<'closing'>) {
  return (
    <SectionBox id={view.id} kind="closing">
      <CoinSlot context={view.context} />
      <div className="door-words">
        <Mascot context={view.context} purpose="decoration" />
        <ClosingWords {...view} />
      </div>
      <CoinSlot context={view.context} />
    </SectionBox>
  );
}

/** Decoration: nothing can be put in. */
function CoinSlot({ context }: { context: PageContext }) {
  return (
    <p className="slot" aria-hidden="true">
      <span className="slit" />
      <span className="slot-sign">{englishOnly(context, 'Insert coin', context.tokens.ticker)}</span>
      <span className="tray" />
    </p>
  );
}
