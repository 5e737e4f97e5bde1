import type { ReactNode } from 'react';
import { listMarksOf } from '../../text/list-marks.ts';
import { fillTokens } from '../../text/tokens.ts';
import { directionOf } from '../parts/direction.ts';
import { Paragraph } from '../parts/paragraph.tsx';
import { StandardSection } from '../parts/standard-section.tsx';
import { Words } from '../parts/words.tsx';
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
      {blocksOf(props.paragraphs).map(({ texts: [first = '', ...others], isList }, position) =>
        isList ? (
          <ul className="story-paragraph story-list" dir={directionOf(first, context)} key={position}>
            {[first, ...others].map((text, at) => (
              <li key={at}>
                <Words text={text} context={context} />
              </li>
            ))}
          </ul>
        ) : (
          <Paragraph
            className={
              position === 0 && takesInitial(fillTokens(first, context.tokens))
                ? 'story-paragraph initial'
                : 'story-paragraph'
            }
            text={first}
            context={context}
            key={position}
          />
        ),
      )}
      {children}
    </div>
  );
}

/** Paragraphs that begin like a list's items are one, in a row. */
function blocksOf(paragraphs: readonly string[]): { texts: string[]; isList: boolean }[] {
  const marks = listMarksOf(paragraphs);
  const blocks: { texts: string[]; isList: boolean }[] = [];
  for (const [at, text] of paragraphs.entries()) {
    const isList = marks[at] !== '';
    const last = blocks.at(-1);
    if (isList && last?.isList) last.texts.push(text);
    else blocks.push({ texts: [text], isList });
  }
  return blocks;
}

function takesInitial(text: string): boolean {
  return text.length >= threeLines && /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(text);
}

export function PullQuote({ props, context }: SectionView<'story'>) {
  return <Paragraph className="pull-quote" text={props.pullQuote} context={context} />;
}
