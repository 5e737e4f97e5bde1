import { Headline } from '../../sections/hero/headline.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Hilltop } from './drawing/hills.tsx';
import { Sky } from './drawing/sky.tsx';

/** The title in the sky, the mascot on its hill, the first sign in the ground beside it. */
export function ToonHero({ id, props, context }: SectionView<'hero'>) {
  return (
    <section className="section scene hero" id={id} aria-labelledby={`${id}-title`}>
      <Sky />
      <div className="title">
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
      </div>
      <Hilltop context={context} purpose="portrait" />
      <div className="sign">
        <Paragraph className="tagline" text={props.tagline} context={context} />
        <BuyButton context={context} />
      </div>
    </section>
  );
}
