import { HeroCall, HeroTitle } from '../../sections/hero/component.tsx';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { SectionView } from '../../sections/section.ts';
import { isBrief } from '../shared/is-brief.ts';
import { Hilltop } from './drawing/hills.tsx';
import { Sky } from './drawing/sky.tsx';

/** The title in the sky, the mascot on its hill, the first sign in the ground beside it. */
export function ToonHero(view: SectionView<'hero'>) {
  return (
    <SectionBox id={view.id} kind="scene hero">
      <Sky />
      <div className={isBrief(view) ? 'title brief' : 'title'}>
        <HeroTitle {...view} />
      </div>
      <Hilltop context={view.context} purpose="portrait" />
      <div className="sign">
        <HeroCall {...view} />
      </div>
    </SectionBox>
  );
}
