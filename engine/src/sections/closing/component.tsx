import { BuyButton } from '../parts/buy-button.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionView } from '../section.ts';

export function Closing({ id, props, context }: SectionView<'closing'>) {
  return (
    <section className="section closing" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="intro" text={props.text} context={context} />
      <BuyButton context={context} />
    </section>
  );
}
