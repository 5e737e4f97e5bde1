import { Headline } from '../../sections/hero/headline.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Bubbles } from './drawing/bubbles.tsx';
import { Friend } from './drawing/friend.tsx';

/** The shop window: words among bubbles, and the mascot, who looks over the icing of the counter. */
export function CandyHero({ id, props, context }: SectionView<'hero'>) {
  return (
    <section className="section window hero" id={id} aria-labelledby={`${id}-title`}>
      <Bubbles />
      <div className="hero-words">
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
        <Paragraph className="tagline" text={props.tagline} context={context} />
        <BuyButton context={context} />
      </div>
      <div className="over-counter">
        <Friend context={context} purpose="portrait" />
      </div>
    </section>
  );
}
