import { StandardSection } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { PullQuote, StoryText } from '../../sections/story/component.tsx';
import { Palm } from './drawing/vista.tsx';

/** The story beside a window on the coast, its best line in neon beneath. */
export function SunsetStory(view: SectionView<'story'>) {
  return (
    <StandardSection view={view} kind="story">
      <div className="window" aria-hidden="true">
        <i className="sun" />
        <Palm side="left" />
        <Palm side="right" />
      </div>
      <StoryText {...view} />
      <PullQuote {...view} />
    </StandardSection>
  );
}
