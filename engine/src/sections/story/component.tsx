import type { ReactNode } from 'react';
import { Paragraph } from '../parts/paragraph.tsx';
import { StandardSection } from '../parts/standard-section.tsx';
import type { SectionView } from '../section.ts';

export function Story(view: SectionView<'story'>) {
  return (
    <StandardSection view={view} kind="story">
      <StoryText {...view} />
      <PullQuote {...view} />
    </StandardSection>
  );
}

/** @param story.children below the paragraphs */
export function StoryText({ props, context, children }: SectionView<'story'> & { children?: ReactNode }) {
  return (
    <div className="story-text">
      {props.paragraphs.map((text, position) => (
        <Paragraph className="story-paragraph" text={text} context={context} key={position} />
      ))}
      {children}
    </div>
  );
}

export function PullQuote({ props, context }: SectionView<'story'>) {
  return <Paragraph className="pull-quote" text={props.pullQuote} context={context} />;
}
