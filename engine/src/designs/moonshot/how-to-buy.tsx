import { StandardSection } from '../../sections/parts/standard-section.tsx';
import { Steps } from '../../sections/parts/steps.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Drawing } from '../shared/drawing.tsx';

/** Four stages of a climb: each stands higher than the one before, on the path of one rocket. */
export function MoonshotHowToBuy(view: SectionView<'how-to-buy'>) {
  return (
    <StandardSection view={view} kind="how-to-buy">
      <div className="climb">
        <Drawing className="climb-path" viewBox="0 0 1000 100" preserveAspectRatio="none">
          <path d="M43 100C140 97 220 93 297 83.5S470 67 552 51.8S745 22 806 0S905-35 930-47" />
        </Drawing>
        <Rocket />
        <Steps notes={view.props.notes} context={view.context} />
      </div>
    </StandardSection>
  );
}

function Rocket() {
  return (
    <svg className="rocket" viewBox="0 0 64 64" aria-hidden="true">
      <path className="rocket-flame" d="M26 44l6 18 6-18z" />
      <path className="rocket-fin" d="M22 30 10 44l12 2zM42 30l12 14-12 2z" />
      <path className="rocket-body" d="M32 2c10 8 13 22 10 44H22C19 24 22 10 32 2z" />
      <circle className="rocket-window" cx="32" cy="24" r="5" />
    </svg>
  );
}
