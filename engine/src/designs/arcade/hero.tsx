import { englishOnly } from '../shared/english-only.ts';
import { HeroTitle } from '../../sections/hero/component.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Clouds, Scenery } from './drawing/scenery.tsx';
import { Sprite } from './drawing/sprite.tsx';

/** What the machine shows while nobody plays, and the panel below it where one starts. */
export function AttractScreen(view: SectionView<'hero'>) {
  const { id, props, context } = view;
  return (
    <SectionBox id={id} kind="hero">
      <div className="tube">
        <Clouds />
        <Scenery seed={context.seed} />
        <div className="hero-words">
          <HeroTitle {...view} />
          <Paragraph className="tagline" text={props.tagline} context={context} />
          <p className="insert" aria-hidden="true">
            {englishOnly(context, 'Insert coin', context.tokens.ticker)}
          </p>
        </div>
        <div className="stage">
          <p className="coins" aria-hidden="true">
            <Sprite name="coin" className="flat-coin" />
            <Sprite name="coin" className="flat-coin" />
            <Sprite name="coin" className="flat-coin" />
          </p>
          <Mascot context={context} purpose="portrait" />
        </div>
        <p className="ground" aria-hidden="true">
          <Sprite name="bug" className="walker" />
          <Sprite name="tree" className="tree" />
          <Sprite name="jelly" className="walker" />
        </p>
      </div>
      <div className="controls">
        <Sprite name="joystick" className="joystick" />
        <BuyButton context={context} />
        <p className="buttons" aria-hidden="true">
          <i /> <i /> <i /> <i /> <i /> <i />
        </p>
      </div>
    </SectionBox>
  );
}
