import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';

/** The coin door at the foot of the machine: two slots, and the way on between them. */
export function ArcadeClosing({ id, props, context }: SectionView<'closing'>) {
  return (
    <section className="section closing" id={id} aria-labelledby={`${id}-title`}>
      <CoinSlot />
      <div className="door-words">
        <Mascot context={context} purpose="decoration" />
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="intro" text={props.text} context={context} />
        <BuyButton context={context} />
      </div>
      <CoinSlot />
    </section>
  );
}

/** Decoration: nothing can be put in. */
function CoinSlot() {
  return (
    <p className="slot" aria-hidden="true">
      <span className="slit" />
      <span className="slot-sign">Insert coin</span>
      <span className="tray" />
    </p>
  );
}
