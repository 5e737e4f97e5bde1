import { StatedFactsList } from '../../sections/parts/stated-facts.tsx';
import { SectionBox, SectionIntro } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';

/** What the creator states, as a till would print it. */
export function StickerTokenomics(view: SectionView<'tokenomics'>) {
  return (
    <SectionBox id={view.id} kind="tokenomics">
      <div className="words">
        <SectionIntro {...view} textClass="section-text" />
      </div>
      <div className="receipt">
        <StatedFactsList context={view.context} />
      </div>
    </SectionBox>
  );
}
