import type { ComponentType } from 'react';
import type { SectionKind } from '../../sections/schemas.ts';
import type { SectionView } from '../../sections/section.ts';
import { sections } from '../../sections/sections.ts';
import { Stencil } from './drawing/stencil.tsx';

/** The standard section with trees behind the ridge of its hill. */
export function planted<Kind extends SectionKind>(kind: Kind) {
  const Section: ComponentType<SectionView<Kind>> = sections[kind].Component;
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
