import { Mascot } from '../../sections/parts/mascot.tsx';
import { StandardSection } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { PullQuote, StoryText } from '../../sections/story/component.tsx';

/** A talk in a role-playing game: who speaks, what is said, and the answer one picks. */
export function ArcadeStory(view: SectionView<'story'>) {
  return (
    <StandardSection view={view} kind="story">
      <div className="talk">
        <div className="speaker">
          <Mascot context={view.context} purpose="decoration" />
          <p className="speaker-name" aria-hidden="true">
            <bdi>{view.context.tokens.ticker}</bdi>
          </p>
        </div>
        <div className="said">
          <StoryText {...view} />
          <PullQuote {...view} />
        </div>
      </div>
    </StandardSection>
  );
}
