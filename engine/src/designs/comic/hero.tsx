import { HeroTitle } from '../../sections/hero/component.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import type { SectionView } from '../../sections/section.ts';
import { isBrief } from '../shared/is-brief.ts';
import { Bubble } from './bubble.tsx';
import { Burst } from './drawing/burst.tsx';
import { Panel } from './panel.tsx';
import { Stage } from './stage.tsx';

/** The splash panel: lettering across it, the mascot bursting out, the tagline as its first words. */
export function ComicHero(view: SectionView<'hero'>) {
  const { id, props, context } = view;
  return (
    <Panel id={id} kind="hero" ground="rays">
      <div className={isBrief(view) ? 'lettering brief' : 'lettering'}>
        <HeroTitle {...view} />
      </div>
      <Stage context={context} purpose="portrait">
        <Burst className="sticker" seed={context.seed} word={`${context.tokens.ticker}!`} />
      </Stage>
      <div className="speech">
        <Bubble>
          <Paragraph className="tagline" text={props.tagline} context={context} />
        </Bubble>
        <BuyButton context={context} />
      </div>
    </Panel>
  );
}
