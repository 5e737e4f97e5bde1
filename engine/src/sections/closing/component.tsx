import { BuyButton } from '../parts/buy-button.tsx';
import { SectionBox, SectionIntro } from '../parts/standard-section.tsx';
import type { SectionView } from '../section.ts';

export function Closing(view: SectionView<'closing'>) {
  return (
    <SectionBox id={view.id} kind="closing">
      <ClosingWords {...view} />
    </SectionBox>
  );
}

/** Heading, text and button of the last call. @param view.textClass class of the text */
export function ClosingWords(view: SectionView<'closing'> & { textClass?: string }) {
  return (
    <>
      <SectionIntro {...view} />
      <BuyButton context={view.context} />
    </>
  );
}
