import { FixedText } from '../../sections/parts/fixed-text.tsx';
import { fillTokens } from '../../text/tokens.ts';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { directionOf } from '../../sections/parts/direction.ts';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { Words } from '../../sections/parts/words.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { setHeadline, setTicker } from './headline-set.ts';

/** The lead story: strap, headline, standfirst, the picture with its caption, and the one advertisement of the front page. */
export function FrontPage({ id, props, context }: SectionView<'hero'>) {
  const { name, ticker } = context.tokens;
  const { newspaper } = context.texts;
  const { wide, narrow, isCapitals } = setHeadline(fillTokens(props.headline, context.tokens));
  return (
    <SectionBox id={id} kind="hero">
      <Paragraph className="kicker" text={props.kicker} context={context} />
      <h1
        className={isCapitals ? 'headline capitals' : 'headline'}
        id={`${id}-title`}
        dir={directionOf(props.headline, context)}
        data-wide={wide}
        data-narrow={narrow}
      >
        <Words text={props.headline} context={context} />
      </h1>
      <div className="standfirst">
        <Paragraph className="tagline" text={props.tagline} context={context} />
      </div>
      <figure className="photo">
        <Mascot context={context} purpose="portrait" />
        <span className="extra" aria-hidden="true">
          {newspaper.extra}
        </span>
        <figcaption>
          {context.image === null ? (
            newspaper.drawn
          ) : (
            <FixedText text={newspaper.pictured} values={{ name: <bdi>{name}</bdi> }} />
          )}
        </figcaption>
      </figure>
      <div className="advertisement">
        <p className="ad-ticker" data-narrow={setTicker(ticker)}>
          <bdi>{ticker}</bdi>
        </p>
        <BuyButton context={context} />
      </div>
    </SectionBox>
  );
}
