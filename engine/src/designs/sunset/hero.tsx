import { Headline } from '../../sections/hero/headline.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { NeonSign } from './drawing/neon-sign.tsx';
import { Vista } from './drawing/vista.tsx';

/** The mascot before the sun, on the line that cuts the view in two: sky above, a floor of light below. */
export function SunsetHero({ id, props, context }: SectionView<'hero'>) {
  return (
    <section className="section vista hero" id={id} aria-labelledby={`${id}-title`}>
      <Vista />
      <NeonSign symbol={context.facts.symbol} />
      <div className="title">
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
      </div>
      <div className="dusk">
        <i className="sun" aria-hidden="true" />
        <Mascot context={context} purpose="portrait" />
      </div>
      <div className="below">
        <Paragraph className="tagline" text={props.tagline} context={context} />
        <BuyButton context={context} />
      </div>
    </section>
  );
}
