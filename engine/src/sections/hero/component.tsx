import type { ReactNode } from 'react';
import { BuyButton } from '../parts/buy-button.tsx';
import { Mascot } from '../parts/mascot.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { SectionBox } from '../parts/standard-section.tsx';
import type { SectionView } from '../section.ts';
import { Headline } from './headline.tsx';
import { namesCoin } from './names-coin.ts';

export function Hero(view: SectionView<'hero'>) {
  return (
    <SectionBox id={view.id} kind="hero">
      <Mascot context={view.context} purpose="portrait" />
      <HeroWords {...view} />
    </SectionBox>
  );
}

/** All words of the hero in one column, with the button below them. */
export function HeroWords(view: SectionView<'hero'>) {
  return (
    <div className="hero-words">
      <HeroTitle {...view} />
      <HeroCall {...view} />
    </div>
  );
}

/** The headline with the line above it; one of the two names the coin in display size. */
export function HeroTitle(view: SectionView<'hero'>) {
  return (
    <>
      <Kicker {...view} />
      <Headline {...view} />
    </>
  );
}

function Kicker({ props, context }: SectionView<'hero'>) {
  const { kicker = '', headline } = props;
  const plain = <Paragraph className="kicker" text={kicker} context={context} />;
  if (namesCoin(headline, context.tokens)) return plain;
  if (namesCoin(kicker, context.tokens))
    return <Paragraph className="kicker lead" text={kicker} context={context} />;
  return (
    <>
      <p className="kicker lead">
        <bdi>{context.tokens.name}</bdi>
      </p>
      {plain}
    </>
  );
}

/** The tagline with the button below it. @param call.children between the two */
export function HeroCall({ props, context, children }: SectionView<'hero'> & { children?: ReactNode }) {
  return (
    <>
      <Paragraph className="tagline" text={props.tagline} context={context} />
      {children}
      <BuyButton context={context} />
    </>
  );
}
