import { Paragraph } from '../parts/paragraph.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { StatedFactsList } from '../parts/stated-facts.tsx';
import type { SectionView } from '../section.ts';

export function Tokenomics({ id, props, context }: SectionView<'tokenomics'>) {
  return (
    <section className="section tokenomics" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <Paragraph className="section-text" text={props.text} context={context} />
      <StatedFactsList context={context} />
    </section>
  );
}
