import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Hilltop } from './drawing/hills.tsx';
import { Sky } from './drawing/sky.tsx';

/** The last hill of the walk: the mascot is there already. */
export function ToonClosing(view: SectionView<'closing'>) {
  const { id, props, context } = view;
  return (
    <SectionBox id={id} kind="scene closing">
      <Sky />
      <div className="title">
        <SectionHeading {...view} />
      </div>
      <Hilltop context={context} purpose="decoration" />
      <div className="sign">
        <Paragraph className="tagline" text={props.text} context={context} />
        <BuyButton context={context} />
      </div>
    </SectionBox>
  );
}
