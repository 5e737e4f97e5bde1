import { isOnlyShared } from '../../sections/page-context.ts';
import { HeroCall, HeroTitle } from '../../sections/hero/component.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { isBrief } from '../shared/is-brief.ts';
import { Collage } from './collage.tsx';
import { Decal, decalsOf, Doodle } from './drawing/stuck.tsx';

/** The first page: the name in marker, the mascot stuck in beside it, a note with an arrow to what one is to press. */
export function StickerHero(view: SectionView<'hero'>) {
  const { id, context } = view;
  return (
    <SectionBox id={id} kind="hero">
      <div className={isBrief(view) ? 'title brief' : 'title'}>
        <HeroTitle {...view} />
        <Doodle name="underline" place="at-underline" />
      </div>
      <Collage context={context} purpose="portrait" />
      <div className="say">
        <HeroCall {...view}>
          {isOnlyShared(context) ? null : <Doodle name="arrow" place="at-arrow" />}
        </HeroCall>
        <Decal name={decalsOf(context.seed)[4] ?? 'star'} place="at-say" />
      </div>
    </SectionBox>
  );
}
