import { StandardSection } from '../parts/standard-section.tsx';
import { Steps } from '../parts/steps.tsx';
import type { SectionView } from '../section.ts';

export function HowToBuy(view: SectionView<'how-to-buy'>) {
  return (
    <StandardSection view={view} kind="how-to-buy">
      <Steps notes={view.props.notes} context={view.context} />
    </StandardSection>
  );
}
