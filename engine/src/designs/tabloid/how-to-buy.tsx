import { StandardSection } from '../../sections/parts/standard-section.tsx';
import { Steps } from '../../sections/parts/steps.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Scissors } from './drawing/scissors.tsx';

/** A coupon of four fields to cut out and keep. */
export function Coupon(view: SectionView<'how-to-buy'>) {
  return (
    <StandardSection view={view} kind="how-to-buy">
      <div className="coupon">
        <Scissors />
        <Steps notes={view.props.notes} context={view.context} />
      </div>
    </StandardSection>
  );
}
