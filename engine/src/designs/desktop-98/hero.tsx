import { englishOnly } from '../shared/english-only.ts';
import { isOnlyShared } from '../../sections/page-context.ts';
import { HeroTitle } from '../../sections/hero/component.tsx';
import { BuyButton } from '../../sections/parts/buy-button.tsx';
import { Paragraph } from '../../sections/parts/paragraph.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Glyph } from './drawing/glyphs.tsx';
import { Paint } from './paint.tsx';
import { Places } from './places.tsx';
import { FileName, Menu, TitleBar } from './window.tsx';

/** The desktop as somebody left it: a program that greets, a picture in a paint program, an error that is none. */
export function DesktopHero(view: SectionView<'hero'>) {
  const { id, props, context } = view;
  return (
    <SectionBox id={id} kind="hero">
      <div className="win words">
        <TitleBar icon="app">
          <FileName>
            <bdi>{context.tokens.name}</bdi>.exe
          </FileName>
        </TitleBar>
        <Menu words="File Edit View Help" context={context} />
        <div className="well">
          <HeroTitle {...view} />
          <Paragraph className="tagline" text={props.tagline} context={context} />
        </div>
        <div className={isOnlyShared(context) ? 'deal needs-script' : 'deal'}>
          <BuyButton context={context} />
          <Glyph name="pointer" />
        </div>
      </div>
      <Paint context={context} />
      {englishOnly(context, <NoError />)}
      <ul className="places">
        <Places context={context} />
        {englishOnly(
          context,
          <li className="place" aria-hidden="true">
            <Glyph name="bin" />
            <span>Old memes</span>
          </li>,
        )}
      </ul>
    </SectionBox>
  );
}

/** The joke that no desktop of that time was without. */
function NoError() {
  return (
    <div className="win no-error">
      <TitleBar icon="stop">
        <FileName>Error</FileName>
      </TitleBar>
      <details>
        <summary>
          <Glyph name="stop" />
          <span className="no-error-text">There is no error.</span>
          <span className="push">Details</span>
        </summary>
        <p>None were found. This box only missed being opened.</p>
      </details>
    </div>
  );
}
