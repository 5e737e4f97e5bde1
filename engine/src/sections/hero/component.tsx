import type { ReactNode } from 'react';
import { BuyButton } from '../parts/buy-button.tsx';
import { Mascot } from '../parts/mascot.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { SectionBox } from '../parts/standard-section.tsx';
import type { SectionView } from '../section.ts';
import { Headline } from './headline.tsx';

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

/** The headline with the line above it. */
export function HeroTitle(view: SectionView<'hero'>) {
  const { props, context } = view;
  return (
    <>
      <Paragraph className="kicker" text={props.kicker} context={context} />
      <Headline {...view} />
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
