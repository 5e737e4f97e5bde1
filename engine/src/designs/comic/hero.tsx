import { fillTokens } from '../../text/tokens.ts';
import { Headline } from '../../sections/hero/headline.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { PageContext } from '../../sections/page-context.ts';
import type { SectionView } from '../../sections/section.ts';
import { Burst } from './drawing/burst.tsx';
import { Tail } from './drawing/tail.tsx';
import { Panel } from './panel.tsx';

/** The splash panel: lettering across it, the mascot bursting out, the tagline as its first words. */
export function ComicHero({ id, props, context }: SectionView<'hero'>) {
  return (
    <Panel id={id} kind="hero" ground="rays">
      <div className={isBrief(props.headline, context) ? 'lettering brief' : 'lettering'}>
        <Paragraph className="kicker" text={props.kicker} context={context} />
        <Headline text={props.headline} id={`${id}-title`} context={context} />
      </div>
      <div className="stage">
        <Burst className="flash" seed={context.seed} spikes={17} notch={0.68} />
        <Mascot context={context} purpose="portrait" />
        <Burst
          className="sticker"
          seed={context.seed}
          spikes={17}
          notch={0.68}
          word={`${context.tokens.ticker}!`}
        />
      </div>
      <div className="speech">
        <div className="bubble">
          <Paragraph className="tagline" text={props.tagline} context={context} />
          <Tail />
        </div>
        <BuyButton context={context} />
      </div>
    </Panel>
  );
}

/** A word of a few letters would look lost at the size that a longer one can have. */
function isBrief(headline: string, context: PageContext): boolean {
  return Array.from(fillTokens(headline, context.tokens)).length <= 5;
}
