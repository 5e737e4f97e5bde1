import { isOnlyShared } from '../../sections/page-context.ts';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Collage } from './collage.tsx';
import { Doodle } from './drawing/stuck.tsx';

/** The last page, as full as the first. */
export function StickerClosing(view: SectionView<'closing'>) {
  const { id, props, context } = view;
  return (
    <SectionBox id={id} kind="closing">
      <div className="title">
        <SectionHeading {...view} />
      </div>
      <Collage context={context} purpose="decoration" />
      <div className="say">
        <Paragraph className="tagline" text={props.text} context={context} />
        {isOnlyShared(context) ? null : <Doodle name="arrow" place="at-arrow" />}
        <BuyButton context={context} />
      </div>
    </SectionBox>
  );
}
