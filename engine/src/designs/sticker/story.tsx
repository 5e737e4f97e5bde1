import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Decal, decalsOf } from './drawing/stuck.tsx';

/** A ruled page, the best sentence on a strip of its own, something stuck in the margin. */
export function StickerStory({ id, props, context }: SectionView<'story'>) {
  const decal = decalsOf(context.seed).at(-1) ?? 'star';
  return (
    <section className="section story" id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      <div className="story-text">
        {props.paragraphs.map((text, position) => (
          <Paragraph className="story-paragraph" text={text} context={context} key={position} />
        ))}
      </div>
      <div className="aside">
        <Paragraph className="pull-quote" text={props.pullQuote} context={context} />
        <Decal name={decal} place="at-margin" />
      </div>
    </section>
  );
}
