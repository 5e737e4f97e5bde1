import { buySteps } from '../../sections/parts/buy-steps.ts';
import { StandardSection } from '../../sections/parts/standard-section.tsx';
import { StepDetails } from '../../sections/parts/step-details.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Sprite } from './drawing/sprite.tsx';
import type { SpriteName } from './drawing/sprites.ts';

/** What the block over each step holds. */
const items: readonly SpriteName[] = ['wallet', 'coin', 'swap', 'key'];

/** Four blocks to jump at, one after the other, with what comes out of each and what to do with it. */
export function ArcadeHowToBuy(view: SectionView<'how-to-buy'>) {
  const { props, context } = view;
  return (
    <StandardSection view={view} kind="how-to-buy">
      <ol className="steps">
        {buySteps(context).map((step, position) => (
          <li className="step" key={step.title}>
            <p className="item" aria-hidden="true">
              <Sprite name={items[position] ?? 'coin'} className="item-drawing" />
            </p>
            <div className="card">
              <h3 className="step-title">{step.title}</h3>
              <StepDetails step={step} note={props.notes[position]} context={context} />
            </div>
          </li>
        ))}
      </ol>
    </StandardSection>
  );
}
