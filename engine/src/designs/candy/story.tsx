import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { PullQuote, StoryText } from '../../sections/story/component.tsx';
import { Peek } from './drawing/friend.tsx';

/** The tale on a card; the mascot looks in from the side and says the line that stays. */
export function CandyStory(view: SectionView<'story'>) {
  return (
    <SectionBox id={view.id} kind="story">
      <div className="card">
        <SectionHeading {...view} />
        <StoryText {...view} />
      </div>
      <div className="remark">
        <PullQuote {...view} />
        <Peek context={view.context} />
      </div>
    </SectionBox>
  );
}
