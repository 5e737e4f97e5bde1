import { Paragraph } from '../parts/paragraph.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Steps } from '../parts/steps.tsx';
import type { SectionView } from '../section.ts';

export function HowToBuy({ id, props, context }: SectionView<'how-to-buy'>) {
  return (
    <section className="section how-to-buy" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.intro} context={context} />
      <Steps notes={props.notes} context={context} />
    </section>
  );
}
