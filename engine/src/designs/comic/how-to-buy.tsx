import { buySteps } from '../../sections/parts/buy-steps.ts';
import { StandardSection } from '../../sections/parts/standard-section.tsx';
import { StepDetails } from '../../sections/parts/step-details.tsx';

import type { SectionView } from '../../sections/section.ts';
import { Scene } from './drawing/scene.tsx';
import { PanelGround } from './panel.tsx';

/** A strip of four panels, one drawn scene to a step. */
export function ComicHowToBuy(view: SectionView<'how-to-buy'>) {
  const { props, context } = view;
  return (
    <StandardSection view={view} kind="how-to-buy">
      <ol className="steps">
        {buySteps(context).map((step, position) => (
          <li className="step panel" key={step.title}>
            <PanelGround ground="dots" />
            <h3 className="step-title">{step.title}</h3>
            <Scene position={position} context={context} />
            <div className="step-caption">
              <StepDetails step={step} note={props.notes[position]} context={context} />
            </div>
          </li>
        ))}
      </ol>
    </StandardSection>
  );
}
