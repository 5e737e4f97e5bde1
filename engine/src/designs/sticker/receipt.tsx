import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { StatedFactsList } from '../../sections/parts/stated-facts.tsx';
import type { SectionView } from '../../sections/section.ts';

/** What the creator states, as a till would print it. */
export function StickerTokenomics({ id, props, context }: SectionView<'tokenomics'>) {
  return (
    <section className="section tokenomics" id={id} aria-labelledby={`${id}-title`}>
      <div className="words">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="section-text" text={props.text} context={context} />
      </div>
      <div className="receipt">
        <StatedFactsList context={context} />
      </div>
    </section>
  );
}
