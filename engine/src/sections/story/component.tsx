import { Paragraph } from '../parts/paragraph.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionView } from '../section.ts';

export function Story({ id, props, context }: SectionView<'story'>) {
  return (
    <section className="section story" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="story-text">
        {props.paragraphs.map((text, position) => (
          <Paragraph className="story-paragraph" text={text} context={context} key={position} />
        ))}
      </div>
      <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
    </section>
  );
}
