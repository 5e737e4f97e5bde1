import { buySteps } from '../../sections/parts/buy-steps.ts';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { StepDetails } from '../../sections/parts/step-details.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Sprite } from './drawing/sprite.tsx';
import type { SpriteName } from './drawing/sprites.ts';

/** What the block over each step holds. */
const items: readonly SpriteName[] = ['wallet', 'coin', 'swap', 'key'];

/** Four blocks to jump at, one after the other, with what comes out of each and what to do with it. */
export function ArcadeHowToBuy({ id, props, context }: SectionView<'how-to-buy'>) {
  return (
    <section className="section how-to-buy" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.intro} context={context} />
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
    </section>
  );
}
