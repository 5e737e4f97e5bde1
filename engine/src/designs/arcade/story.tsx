import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';

/** A talk in a role-playing game: who speaks, what is said, and the answer one picks. */
export function ArcadeStory({ id, props, context }: SectionView<'story'>) {
  return (
    <section className="section story" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="talk">
        <div className="speaker">
          <Mascot context={context} purpose="decoration" />
          <p className="speaker-name" aria-hidden="true">
            <bdi>{context.tokens.ticker}</bdi>
          </p>
        </div>
        <div className="said">
          <div className="story-text">
            {props.paragraphs.map((text, position) => (
              <Paragraph className="story-paragraph" text={text} context={context} key={position} />
            ))}
          </div>
          <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
        </div>
      </div>
    </section>
  );
}
