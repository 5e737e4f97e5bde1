import { ClosingWords } from '../../sections/closing/component.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Sky } from './sky.tsx';

/** The end of the flight: the mascot has landed, and its flag is up. */
export function MoonshotClosing(view: SectionView<'closing'>) {
  return (
    <SectionBox id={view.id} kind="closing">
      <Sky seed={view.context.seed + 2} words={{ from: 0.05, to: 0.6 }} />
      <ClosingWords {...view} />
      <div className="landing">
        <Mascot context={view.context} purpose="decoration" />
        <Flag />
        <Moon />
      </div>
    </SectionBox>
  );
}

function Flag() {
  return (
    <svg className="flag" viewBox="0 0 80 120" aria-hidden="true">
      <path className="flag-pole" d="M8 120V6" />
      <path className="flag-cloth" d="M8 8c20-10 34 10 64 0v40c-30 10-44-10-64 0z" />
    </svg>
  );
}

function Moon() {
  return (
    <svg className="moon" viewBox="0 0 1000 240" aria-hidden="true">
      <circle className="moon-body" cx="500" cy="620" r="600" />
      <g className="moon-craters">
        <ellipse cx="300" cy="130" rx="60" ry="16" />
        <ellipse cx="640" cy="90" rx="38" ry="9" />
        <ellipse cx="760" cy="190" rx="90" ry="26" />
        <ellipse cx="450" cy="205" rx="44" ry="13" />
        <ellipse cx="170" cy="215" rx="30" ry="9" />
      </g>
    </svg>
  );
}
