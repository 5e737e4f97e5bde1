import type { ComponentType } from 'react';
import type { SectionKind } from '../../sections/schemas.ts';
import type { SectionView } from '../../sections/section.ts';
import { Stencil } from './drawing/stencil.tsx';

/** The section as it is, with trees behind the ridge of its hill. */
export function planted<Kind extends SectionKind>(Section: ComponentType<SectionView<Kind>>) {
  return function Planted(view: SectionView<Kind>) {
    return (
      <>
        <div className="grove" aria-hidden="true">
          <Stencil name="trees" />
          <Stencil name="flower" />
        </div>
        <Section {...view} />
      </>
    );
  };
}
