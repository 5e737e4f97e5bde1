import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Palm, Vista } from './drawing/vista.tsx';

/** The same horizon at the end of the road: the sun is nearly down, and there are palms. */
export function SunsetClosing(view: SectionView<'closing'>) {
  const { id, props, context } = view;
  return (
    <SectionBox id={id} kind="vista closing">
      <Vista />
      <div className="dusk">
        <i className="sun" aria-hidden="true" />
        <Palm side="left" />
        <Palm side="right" />
        <Mascot context={context} purpose="decoration" />
      </div>
      <div className="title">
        <SectionHeading {...view} />
      </div>
      <div className="below">
        <Paragraph className="tagline" text={props.text} context={context} />
        <BuyButton context={context} />
      </div>
    </SectionBox>
  );
}
