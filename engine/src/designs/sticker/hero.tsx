import { fillTokens } from '../../text/tokens.ts';
import { Headline } from '../../sections/hero/headline.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Collage } from './collage.tsx';
import { Decal, decalsOf, Doodle } from './drawing/stuck.tsx';

/** The first page: the name in marker, the mascot stuck in beside it, a note with an arrow to what one is to press. */
export function StickerHero({ id, props, context }: SectionView<'hero'>) {
  const isBrief = fillTokens(props.headline, context.tokens).length <= 5;
  return (
    <section className="section hero" id={id} aria-labelledby={`${id}-title`}>
      <div className={isBrief ? 'title brief' : 'title'}>
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
        <Doodle name="underline" place="at-underline" />
      </div>
      <Collage context={context} purpose="portrait" />
      <div className="say">
        <Paragraph className="tagline" text={props.tagline} context={context} />
        {context.links.action === null ? null : <Doodle name="arrow" place="at-arrow" />}
        <BuyButton context={context} />
        <Decal name={decalsOf(context.seed)[4] ?? 'star'} place="at-say" />
      </div>
    </section>
  );
}
