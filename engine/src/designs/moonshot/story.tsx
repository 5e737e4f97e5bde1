import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Constellation } from './constellation.tsx';

export function MoonshotStory({ id, props, context }: SectionView<'story'>) {
  return (
    <section className="section story" id={id} aria-labelledby={`${id}-title`}>
      <div className="story-head">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Constellation seed={context.seed} />
      </div>
      <div className="story-text">
        {props.paragraphs.map((text, position) => (
          <Paragraph className="story-paragraph" text={text} context={context} key={position} />
        ))}
      </div>
      <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
    </section>
  );
}
