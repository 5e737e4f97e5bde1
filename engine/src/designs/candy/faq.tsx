import { Questions } from '../../sections/faq/component.tsx';
import { StandardSection } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Peek } from './drawing/friend.tsx';

/** The questions; the mascot looks over the first, as from behind a counter. */
export function CandyFaq(view: SectionView<'faq'>) {
  return (
    <StandardSection view={view} kind="faq">
      <Peek context={view.context} />
      <Questions {...view} />
    </StandardSection>
  );
}
