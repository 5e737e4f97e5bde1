import { Headline } from '../../sections/hero/headline.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Ticker } from './ticker.tsx';

/** Three slabs that fill the first screen: the ticker across it, the words, and the picture up to its rules. */
export function BrutalHero({ id, props, context }: SectionView<'hero'>) {
  return (
    <section className="section hero" id={id} aria-labelledby={`${id}-title`}>
      <div className="ticker-slab">
        <Ticker ticker={context.tokens.ticker} />
      </div>
      <div className="hero-words">
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
        <Paragraph className="tagline" text={props.tagline} context={context} />
        <BuyButton context={context} />
      </div>
      <Mascot context={context} purpose="portrait" />
    </section>
  );
}
