import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { Steps } from '../../sections/parts/steps.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Scissors } from './drawing/scissors.tsx';

/** A coupon of four fields to cut out and keep. */
export function Coupon({ id, props, context }: SectionView<'how-to-buy'>) {
  return (
    <section className="section how-to-buy" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.intro} context={context} />
      <div className="coupon">
        <Scissors />
        <Steps notes={props.notes} context={context} />
      </div>
    </section>
  );
}
