import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bubbles } from './drawing/bubbles.tsx';
import { Friend } from './drawing/friend.tsx';

/** The window once more, at closing time: the mascot behind the counter that the footer is. */
export function CandyClosing({ id, props, context }: SectionView<'closing'>) {
  return (
    <section className="section window closing" id={id} aria-labelledby={`${id}-title`}>
      <Bubbles />
      <div className="hero-words">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="tagline" text={props.text} context={context} />
        <BuyButton context={context} />
      </div>
      <div className="over-counter">
        <Friend context={context} purpose="decoration" />
      </div>
    </section>
  );
}
