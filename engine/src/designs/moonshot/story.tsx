import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { PullQuote, StoryText } from '../../sections/story/component.tsx';
import { Constellation } from './constellation.tsx';

export function MoonshotStory(view: SectionView<'story'>) {
  return (
    <SectionBox id={view.id} kind="story">
      <div className="story-head">
        <SectionHeading {...view} />
        <Constellation seed={view.context.seed} />
      </div>
      <StoryText {...view} />
      <PullQuote {...view} />
    </SectionBox>
  );
}
