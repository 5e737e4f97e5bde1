import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Hilltop } from './drawing/hills.tsx';
import { Sky } from './drawing/sky.tsx';

/** The last hill of the walk: the mascot is there already. */
export function ToonClosing({ id, props, context }: SectionView<'closing'>) {
  return (
    <section className="section scene closing" id={id} aria-labelledby={`${id}-title`}>
      <Sky />
      <div className="title">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
      </div>
      <Hilltop context={context} purpose="decoration" />
      <div className="sign">
        <Paragraph className="tagline" text={props.text} context={context} />
        <BuyButton context={context} />
      </div>
    </section>
  );
}
