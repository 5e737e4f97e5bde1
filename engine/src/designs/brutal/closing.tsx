import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionHeading } from '../../sections/parts/section-heading.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Ticker } from './ticker.tsx';

/** The last word, the mascot once more, and the ticker that the page began with, half below the edge. */
export function BrutalClosing({ id, props, context }: SectionView<'closing'>) {
  return (
    <section className="section closing" id={id} aria-labelledby={`${id}-title`}>
      <div className="closing-words">
        <SectionHeading text={props.heading} id={`${id}-title`} context={context} />
        <Paragraph className="intro" text={props.text} context={context} />
        <BuyButton context={context} />
      </div>
      <Mascot context={context} purpose="decoration" />
      <div className="ticker-sunk">
        <Ticker ticker={context.tokens.ticker} />
      </div>
    </section>
  );
}
