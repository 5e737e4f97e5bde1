import { buySteps } from '../../sections/parts/buy-steps.ts';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { StepDetails } from '../../sections/parts/step-details.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Scene } from './drawing/scene.tsx';
import { PanelGround } from './panel.tsx';

/** A strip of four panels, one drawn scene to a step. */
export function ComicHowToBuy({ id, props, context }: SectionView<'how-to-buy'>) {
  return (
    <section className="section how-to-buy" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.intro} context={context} />
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
    </section>
  );
}
