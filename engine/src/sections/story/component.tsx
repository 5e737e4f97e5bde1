import type { ReactNode } from 'react';
import { fillTokens } from '../../text/tokens.ts';
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

/** From so many letters on, a paragraph is three lines or more in every column that designs have. */
const threeLines = 190;

/** @param story.children below the paragraphs, of which a long one at the beginning may have a large initial: `.initial` */
export function StoryText({ props, context, children }: SectionView<'story'> & { children?: ReactNode }) {
  return (
    <div className="story-text">
      {props.paragraphs.map((text, position) => (
        <Paragraph
          className={
            position === 0 && takesInitial(fillTokens(text, context.tokens))
              ? 'story-paragraph initial'
              : 'story-paragraph'
          }
          text={text}
          context={context}
          key={position}
        />
      ))}
      {children}
    </div>
  );
}

function takesInitial(text: string): boolean {
  return text.length >= threeLines && /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(text);
}

export function PullQuote({ props, context }: SectionView<'story'>) {
  return <Paragraph className="pull-quote" text={props.pullQuote} context={context} />;
}
