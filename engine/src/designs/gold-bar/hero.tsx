import { englishOnly } from '../shared/english-only.ts';
import { HeroWords } from '../../sections/hero/component.tsx';
import { BackgroundImage } from '../../background-image/component.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { Portrait } from './drawing/portrait.tsx';
import { romanDate } from './roman.ts';

/** A certificate: letterhead, words and portrait inside an engraved border. */
export function GoldBarHero(view: SectionView<'hero'>) {
  return (
    <SectionBox id={view.id} kind="hero">
      <BackgroundImage context={view.context} />
      <p className="letterhead" aria-hidden="true">
        <span>{englishOnly(view.context, 'Private & Confidential', view.context.tokens.ticker)}</span>
        <span>{romanDate(view.context.facts.launchDate)}</span>
      </p>
      <HeroWords {...view} />
      <Portrait context={view.context} />
    </SectionBox>
  );
}
