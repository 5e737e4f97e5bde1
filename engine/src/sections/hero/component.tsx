import { BuyButton } from '../parts/buy-button.tsx';
import { Mascot } from '../parts/mascot.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { SectionView } from '../section.ts';
import { Headline } from './headline.tsx';

export function Hero({ id, props, context }: SectionView<'hero'>) {
  return (
    <section className="section hero" id={id} aria-labelledby={`${id}-title`}>
      <Mascot context={context} purpose="portrait" />
      <div className="hero-words">
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
        <Paragraph className="tagline" text={props.tagline} context={context} />
        <BuyButton context={context} />
      </div>
    </section>
  );
}
