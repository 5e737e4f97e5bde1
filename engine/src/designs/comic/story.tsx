import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Tail } from './drawing/tail.tsx';
import { Panel } from './panel.tsx';

/** The narrator's boxes, then the mascot has the last word, or none. */
export function ComicStory({ id, props, context }: SectionView<'story'>) {
  return (
    <Panel id={id} kind={isLong(props.paragraphs) ? 'story' : 'story half'} ground="dots">
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="story-text">
        {props.paragraphs.map((text, position) => (
          <Paragraph className="story-paragraph" text={text} context={context} key={position} />
        ))}
      </div>
      <div className={props.pullQuote ? 'last-word' : 'last-word silent'}>
        {props.pullQuote ? (
          <div className="bubble">
            <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
            <Tail />
          </div>
        ) : null}
        <Mascot context={context} purpose="decoration" />
      </div>
    </Panel>
  );
}

/** A story that would tower above its neighbour gets the row to itself. */
function isLong(paragraphs: readonly string[]): boolean {
  return paragraphs.join('').length > 900;
}
