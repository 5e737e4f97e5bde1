import { Paragraph } from '../../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../../sections/section.ts';
import { Pane } from '../pane.tsx';

/** A file printed with the numbers of its paragraphs. */
export function TerminalStory({ id, props, context }: SectionView<'story'>) {
  return (
    <Pane id={id} kind="story" command="cat -n story.md">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="story-text">
        {props.paragraphs.map((text, position) => (
          <Paragraph className="story-paragraph" text={text} context={context} key={position} />
        ))}
        <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
      </div>
    </Pane>
  );
}
