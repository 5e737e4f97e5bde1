import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Peek } from './drawing/friend.tsx';

/** The tale on a card; the mascot looks in from the side and says the line that stays. */
export function CandyStory({ id, props, context }: SectionView<'story'>) {
  return (
    <section className="section story" id={id} aria-labelledby={`${id}-title`}>
      <div className="card">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <div className="story-text">
          {props.paragraphs.map((text, position) => (
            <Paragraph className="story-paragraph" text={text} context={context} key={position} />
          ))}
        </div>
      </div>
      <div className="remark">
        <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
        <Peek context={context} />
      </div>
    </section>
  );
}
