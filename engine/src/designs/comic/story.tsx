import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Tail } from './drawing/tail.tsx';
import { Panel } from './panel.tsx';

/** The narrator's boxes, then the mascot has the last word. */
export function ComicStory({ id, props, context }: SectionView<'story'>) {
  return (
    <Panel id={id} kind="story half" ground="dots">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="story-text">
        {props.paragraphs.map((text, position) => (
          <Paragraph className="story-paragraph" text={text} context={context} key={position} />
        ))}
      </div>
      {props.pullQuote ? (
        <div className="last-word">
          <div className="bubble">
            <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
            <Tail />
          </div>
          <Mascot context={context} purpose="decoration" />
        </div>
      ) : null}
    </Panel>
  );
}
