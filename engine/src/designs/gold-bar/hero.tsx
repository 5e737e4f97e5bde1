import { Headline } from '../../sections/hero/headline.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Portrait } from './drawing/portrait.tsx';
import { romanDate } from './roman.ts';

/** A certificate: letterhead, words and portrait inside an engraved border. */
export function GoldBarHero({ id, props, context }: SectionView<'hero'>) {
  return (
    <section className="section hero" id={id} aria-labelledby={`${id}-title`}>
      <p className="letterhead" aria-hidden="true">
        <span>Private &amp; Confidential</span>
        <span>{romanDate(context.facts.launchDate)}</span>
      </p>
      <div className="hero-words">
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
        <Paragraph className="tagline" text={props.tagline} context={context} />
        <BuyButton context={context} />
      </div>
      <Portrait context={context} />
    </section>
  );
}
