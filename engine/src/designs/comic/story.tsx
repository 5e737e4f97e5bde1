import { Mascot } from '../../sections/parts/mascot.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { PullQuote, StoryText } from '../../sections/story/component.tsx';
import { Bubble } from './bubble.tsx';
import { Panel } from './panel.tsx';

/** The narrator's boxes, then the mascot has the last word, or none. */
export function ComicStory(view: SectionView<'story'>) {
  const { id, props, context } = view;
  // A story that would tower above its neighbour gets the row to itself, and one sheet for all that follows its beginning.
  const isLong = props.paragraphs.length > 4 || props.paragraphs.join('').length > 900;
  return (
    <Panel id={id} kind={isLong ? 'story long' : 'story half'} ground="dots">
      <div className="told">
        <SectionHeading {...view} />
        <StoryText {...view} />
        <div className={props.pullQuote ? 'last-word' : 'last-word silent'}>
          {props.pullQuote ? (
            <Bubble>
              <PullQuote {...view} />
            </Bubble>
          ) : null}
          <Mascot context={context} purpose="decoration" />
        </div>
      </div>
    </Panel>
  );
}
