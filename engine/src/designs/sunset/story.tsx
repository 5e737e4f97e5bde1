import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Palm } from './drawing/vista.tsx';

/** The story beside a window on the coast, its best line in neon beneath. */
export function SunsetStory({ id, props, context }: SectionView<'story'>) {
  return (
    <section className="section story" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="window" aria-hidden="true">
        <i className="sun" />
        <Palm side="left" />
        <Palm side="right" />
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
