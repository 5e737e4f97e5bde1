import { StandardSection } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { PullQuote, StoryText } from '../../sections/story/component.tsx';
import { Decal, decalsOf } from './drawing/stuck.tsx';

/** A ruled page, the best sentence on a strip of its own, something stuck in the margin. */
export function StickerStory(view: SectionView<'story'>) {
  const decal = decalsOf(view.context.seed).at(-1) ?? 'star';
  return (
    <StandardSection view={view} kind="story">
      <StoryText {...view} />
      <div className="aside">
        <PullQuote {...view} />
        <Decal name={decal} place="at-margin" />
      </div>
    </StandardSection>
  );
}
